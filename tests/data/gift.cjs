// Reads GIFT from standard input with somebody else's grammar (npm: gift-pegjs), and writes what it
// holds as JSON. Status 77 if the package is not installed.
let gift;
try {
  gift = require('gift-pegjs');
} catch {
  process.exit(77);
}
process.stdout.write(JSON.stringify(gift.parse(require('fs').readFileSync(0, 'utf8'))));
