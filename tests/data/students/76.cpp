// MINIMAX - leaves are looked at by their parent
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>
using namespace std;
typedef vector<int> Row;
typedef vector<Row> Plane;

int bottom(const Row& row, bool maximize) {
    for (size_t i = 0; i < row.size(); ++i)
        cout << "    enter " << i + 1 << "\n    leaf " << row[i] << "\n";
    if (maximize)
        return *min_element(row.begin(), row.end());
    else
        return *max_element(row.begin(), row.end());
}

int main() {
    vector<Plane> cube = {{{4, 7}, {2, 9, 5}}, {{1, 6}, {8, 3}}, {{5, 5, 0}, {7, 2}}};
    cout << "yomisuji search-log 1\nalgorithm minimax\n";
    cout << "tree [[[4, 7], [2, 9, 5]], [[1, 6], [8, 3]], [[5, 5, 0], [7, 2]]]\n";
    cout << "enter\n";
    vector<int> top;
    for (size_t i = 0; i < cube.size(); ++i) {
        cout << "  enter " << i + 1 << "\n";
        vector<int> middle;
        for (size_t j = 0; j < cube[i].size(); ++j) {
            cout << "   enter " << j + 1 << "\n";
            middle.push_back(bottom(cube[i][j], true));
            cout << "   exit " << middle.back() << "\n";
        }
        top.push_back(*min_element(middle.begin(), middle.end()));
        cout << "  exit " << top.back() << "\n";
    }
    cout << "exit " << *max_element(top.begin(), top.end()) << "\n";
}
