"""Writes the rules page of a title, in one language, from its catalogue (midway/titles/rule_book.py)."""

from midway.kernel.title import Title
from midway.titles import find_title, title_ids
from midway.titles.rule_book import sections_of

HOUSE = {
    "en": ("the rules", "Written by `make docs` from the catalogue; a test proves each rule.", "settled at the table"),
    "ru": ("правила", "Страницу пишет `make docs` по каталогу; у каждого правила есть тест.", "решается за столом"),
}


def rules_page(title: Title, language: str) -> str:
    """The whole page, in Markdown."""
    heading, note, at_table = HOUSE[language]
    lines = [f"# {title.names()[language]}: {heading}", "", note, ""]
    for section in sections_of(title):
        lines += [f"## {getattr(section, language)}", ""]
        for rule in section.rules:
            rest = f" *({at_table})*" if rule.needs_no_software else ""
            lines += [f"- **{rule.id}** {getattr(rule, language)}{rest}", ""]
    return "\n".join(lines)


def rules_pages() -> dict[str, str]:
    """Give the pages of every title: path and text."""
    return {
        f"docs/rules/{title_id}.{language}.md": rules_page(find_title(title_id), language)
        for title_id in title_ids()
        for language in HOUSE
    }
