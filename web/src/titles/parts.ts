// What a title brings to the table screen. The frame around it (bar, tray, dialogs) is in screens/table.
import type { Component } from 'svelte';
import type { Choice } from '$lib/decisions/choice.svelte';
import type { Drops } from '$lib/decisions/drag.svelte';
import type { Match } from '$lib/match/match.svelte';
import type { Shelf } from '$lib/match/shelf.svelte';
import type { KindProps } from '$lib/decisions/kinds';
import type { CardInfo, Foreseen, Option, Worth } from '$lib/protocol/messages';

export interface TableProps {
  match: Match;
  choice: Choice;
}

export interface CardProps {
  match: Match;
  name: string; // of a card in play
  size?: 's' | 'm' | 'l';
}

export interface ScorePartProps {
  match: Match;
  seat: number;
  part: Worth;
}

/** How a verb looks in the menu of commands. */
export interface VerbFace {
  icon: string; // of the title's sprite
  key?: string; // of a hint, with $n: how many options there are
  opens?: boolean; // it only asks on: picked is answered, where nothing comes of it yet
}

/** One number that a choice is sure to change. */
export interface Consequence {
  what: string; // "coin", "star"
  icon: string; // of the title's sprite
  name: string;
  before: number;
  after: number;
}

/** By what cards of the title are looked for, beside words, pack and numbers. */
export interface Facet {
  name: string; // `facet-` and it is the key of its heading
  of: (card: CardInfo, shelf: Shelf) => string[]; // what a card has of it
  say: (value: string, shelf: Shelf) => string;
  icon?: (value: string) => string; // of the title's sprite
}

export interface TitleParts {
  homes: string[]; // of texts
  sprite: string; // of icons
  Table: Component<TableProps>; // everything above the dock
  Dock: Component<TableProps>; // beside the tray: hand, plan
  Track: Component<TableProps>; // in the bar: how far the match is
  Card: Component<CardProps>; // a card at reading size
  Text: Component<TableProps>; // the whole table as text
  Seats?: Component<TableProps>; // on phones: a row of seats
  kinds: Record<string, Component<KindProps>>; // decisions of its own kinds, and its own way with others
  verbs: Record<string, VerbFace>;
  ScorePart?: Component<ScorePartProps>; // a card that brought points, in the final account
  /** The value of a card behind a part of the score, which can say where it comes from. */
  askOf?: (part: Worth) => string;
  /** A few words beside a part of the score: how much there is of what it is for. */
  noteOn?: (match: Match, seat: number, part: Worth) => string;
  facets?: Facet[]; // of the library; without them cards are told apart by all the words they bear
  /** What stands under an option in the tray: what it is, or what it is sure to bring. */
  hint?: (match: Match, option: Option, foreseen: Foreseen[] | undefined) => string;
  /** What a picked option is sure to bring, as little parts of "before → after". */
  preview?: (match: Match, foreseen: Foreseen[]) => Consequence[];
  /** Where a card may be dropped just now: of the options that name it, or ask where it goes, each with its place. */
  drops?: (choice: Choice, card: string) => Drops;
  /** What a seat is doing, in a few words, for the pill in the bar. */
  moment: (match: Match) => string;
}
