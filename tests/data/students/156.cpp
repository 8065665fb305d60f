// Negamax alpha-beta with LMR. All numbers from the side to move.
#include <iostream>
#include <string>
#include <vector>
using std::cout;

class Engine {
    static constexpr int MAXIMUM = 1000000000;
    std::vector<int> history;

    int evaluate() const {
        int h = 5;
        for (int m : history) h = (h * 13 + m * 8 + 4) % 41;
        int forMax = h - 20;
        return history.size() % 2 == 0 ? forMax : -forMax;
    }

    static std::string text(int x) {
        return x >= MAXIMUM ? "inf" : x <= -MAXIMUM ? "-inf" : std::to_string(x);
    }

    int descend(int move, int depth, int alpha, int beta) {
        history.push_back(move);
        int v = -negamax(depth, -beta, -alpha);
        history.pop_back();
        return v;
    }

    int negamax(int depth, int alpha, int beta) {
        cout << "enter " << (history.empty() ? std::string("root") : std::string("m") + char('a' + history.back()))
             << " " << text(alpha) << " " << text(beta) << "\n";
        if (depth == 0) {
            int e = evaluate();
            cout << "leaf " << e << "\n";
            return e;
        }
        int best = -MAXIMUM;
        for (int move = 0; move < 3; ++move) {
            int score;
            if (move > 1 && depth > 1) {
                cout << "reduce 1\n";
                score = descend(move, depth - 2, alpha, beta);
                if (score > beta)
                    score = descend(move, depth - 1, alpha, beta);
            } else {
                score = descend(move, depth - 1, alpha, beta);
            }
            if (score > best) best = score;
            if (best > alpha) alpha = best;
            if (alpha >= beta) {
                if (move < 2) cout << "cut\n";
                break;
            }
        }
        cout << "exit " << best << "\n";
        return best;
    }

public:
    void think(int depth) {
        cout << "depth " << depth << "\n";
        negamax(depth, -MAXIMUM, MAXIMUM);
    }
};

int main() {
    cout << "yomisuji search-log 2\nview mover\n";
    Engine().think(3);
}
