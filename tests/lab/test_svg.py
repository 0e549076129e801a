"""Plots as text."""

import xml.etree.ElementTree as ET

import pytest

from midway.lab.svg import LABELS, NUMBERS, WIDTH, Bar, Interval, bars, intervals, stacks


def parts(svg, tag, look=""):
    return [e for e in ET.fromstring(svg).iter(tag) if e.get("class", "").startswith(look)]


def test_bars_are_as_long_as_their_values_and_the_longest_fills_the_room():
    lengths = [float(bar.get("width")) for bar in parts(bars([Bar("a", 1, "1"), Bar("b", 4, "4")]), "rect")]

    assert lengths == [pytest.approx((WIDTH - LABELS - NUMBERS) / 4), WIDTH - LABELS - NUMBERS]


def test_names_are_escaped():
    assert "<b>" not in bars([Bar("<b>", 1, "&")])
    assert parts(bars([Bar("<b>", 1, "&")]), "text", "label")[0].text == "<b>"


def test_intervals_lie_around_zero_and_are_cut_at_the_reach():
    svg = intervals([Interval("a", 0.0, 0.1, "0"), Interval("b", 0.4, 0.9, "40", marked=True)], 0.5, 0.12)
    middle = LABELS + (WIDTH - LABELS - NUMBERS) / 2
    dots = [float(dot.get("cx")) for dot in parts(svg, "circle")]
    whiskers = [(float(w.get("x1")), float(w.get("x2"))) for w in parts(svg, "line", "whisker")]

    assert dots[0] == pytest.approx(middle)
    assert sum(whiskers[0]) / 2 == pytest.approx(middle, abs=0.1)
    assert whiskers[1][1] == pytest.approx(WIDTH - NUMBERS)
    assert len(parts(svg, "circle", "dot marked")) == 1


def test_what_is_below_zero_stands_left_of_it():
    svg = stacks(
        [("2", {"size": 60.0, "coins": 40.0, "loans": -20.0})], [("size", "s"), ("coins", "c"), ("loans", "l")]
    )
    size, coins, loans = parts(svg, "rect")
    zero = float(parts(svg, "line", "zero")[0].get("x1"))

    assert float(size.get("x")) == pytest.approx(zero, abs=0.1)
    assert float(coins.get("x")) == pytest.approx(zero + float(size.get("width")), abs=0.2)
    assert float(loans.get("x")) + float(loans.get("width")) == pytest.approx(zero, abs=0.2)
    assert parts(svg, "text", "number")[0].text == "80"
