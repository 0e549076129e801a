"""python-chess: a board, its legal moves, and FEN as the save."""

from __future__ import annotations

from collections.abc import Callable

import chess

from benchmarks.measure import NEVER, Subject, Tally, run

HALFMOVES_TO_A_DRAW = 150


def play_on(board: chess.Board, luck: Callable[[], float], at_most: int = NEVER) -> Tally:
    """Play random moves until the game ends by the board; repetitions, which are dear to detect, are let go on."""
    options = 0
    for decisions in range(at_most):
        moves = list(board.legal_moves)
        if not moves or board.halfmove_clock >= HALFMOVES_TO_A_DRAW or board.is_insufficient_material():
            return Tally(decisions, options)
        options += len(moves)
        board.push(moves[int(luck() * len(moves))])
    return Tally(at_most, options)


def new_game(_seed: int) -> chess.Board:
    """Set up the board; chess has no luck."""
    return chess.Board()


def clone(board: chess.Board) -> chess.Board:
    """Copy the position without the moves that led to it, as a search would."""
    return board.copy(stack=False)


def record(_seed: int, board: chess.Board) -> list[chess.Move]:
    """Keep the moves of a game."""
    return list(board.move_stack)


def replay(moves: list[chess.Move]) -> chess.Board:
    """Push the moves of a game again."""
    board = chess.Board()
    for move in moves:
        board.push(move)
    return board


if __name__ == "__main__":
    run(
        Subject(
            version=chess.__version__,
            new_game=new_game,
            play_on=play_on,
            clone=clone,
            save=chess.Board.fen,
            restore=chess.Board,
            record=record,
            replay=replay,
        )
    )
