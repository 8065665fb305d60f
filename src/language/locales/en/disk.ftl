### What a system says about a file.

disk-not-found = there is no such file
disk-may-not-be-opened = access to the file is not allowed
disk-full = there is no room left on the disk
disk-quota = the disk quota has been used up
disk-read-only = the disk is read-only
disk-file-too-large = the file is too large for the disk
disk-no-folder = part of the path is not a folder
disk-is-a-folder = found a folder, expected a file
disk-unusable-long-name = the name is too long, or has characters that cannot be used
disk-unusable-name = the name cannot be used
disk-is-there = it is there already
disk-busy = another program is using it
disk-other-disk = it cannot be moved to another disk
disk-network = the disk is on a network that cannot be reached
disk-no-answer = the disk does not answer
disk-memory = there is not enough memory
disk-ends-early = it ended too early
disk-not-written-to-end = it could not be written to its end
disk-unsupported = the disk cannot do this
# The system's words are in its own language, and quoted.
disk-other = the operation failed (the system says: { $words })
