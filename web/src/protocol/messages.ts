// Written by `make docs` from src/midway/server/protocol: change it there.

export const PROTOCOL = 1;

/** What somebody did to bring a change about. */
export type CauseKind = "sat" | "left" | "settings" | "started" | "chose" | "undid" | "redid" | "held" | "proposed" | "voted" | "said" | "rematch" | "ended" | "migrated";

export type Argument = number | string | Card | Seat | Word | CardText | Option;

/** Where does a value come from? Of a card, or of a seat. */
export interface AskWhy {
  type: "why";
  id: string;
  value: string;
  card?: string;
  seat?: number | null;
}

/** Why is this option not offered? Or: what could be tried with this card, and why not? */
export interface AskWhyNot {
  type: "why-not";
  id: string;
  option?: string;
  card?: string;
}

/** What everybody may know of a decision a seat has to take. */
export interface Asked {
  seat: number;
  kind: string;
  source: string;
}

/** One choice, as the log tells it with nothing hidden. */
export interface Beat {
  step: number;
  seat: number;
  lines: Line[];
}

/** What went wrong, in somebody's own words. */
export interface BugReport {
  text: string;
  client?: string;
  seat?: number | null;
  number?: number | null;
}

/** A card by its name, "seaside.goldfish#2"; "" for one the reader may not know. */
export interface Card {
  is: "card";
  name: string;
}

/** A card as designed. Copies in a match are called "pack.card#1" and so on, a single one "pack.card". */
export interface CardInfo {
  id: string;
  pack: string;
  kind: string;
  name: Names;
  icon: string;
  copies: number;
  flavour: Names | null;
  numbers: Record<string, number>;
  choices: Record<string, string>;
  lists: Record<string, string[]>;
  flags: string[];
  texts: Record<string, Names>;
  symbols: Record<string, string[]>;
  back: string;
  source: string;
}

/** Part of a card's text, in both languages. */
export interface CardText {
  is: "text";
  en: string;
  ru: string;
}

/** Packs, and the nouns their cards use. */
export interface Cards {
  packs: PackCards[];
  words: Record<string, Names>;
}

/** What somebody did to bring a change about. */
export interface Cause {
  kind: string;
  seat?: number | null;
  option?: Option | null;
  by?: string | null;
}

/** The next thing. What is left out is as it was; null is nothing any more. */
export interface Change {
  type: "change";
  number: number;
  cause: Cause;
  table?: TableInfo;
  shown?: Shown;
  patch?: Patch;
  happenings?: Happening[];
  log?: Line[];
  relog?: Line[][];
  decision?: Decision | null;
  undo?: Undo | null;
  proposal?: Proposal | null;
  said?: Said;
}

/** Answer a decision. */
export interface Choose {
  type: "choose";
  id: string;
  decision: number;
  option: string;
}

export type ClientMessage = Hello | Look | Choose | UndoLast | RedoLast | Propose | Vote | ComeBack | Say | Mute | AskWhyNot | AskWhy | Foresee | Ping;

/** The server ends the connection; come back when `retry` seconds have passed, if it is a number. */
export interface Closing {
  type: "closing";
  reason: string;
  retry: number | null;
  about?: Record<string, number | string | Card | Seat | Word | CardText | Option>;
}

/** Take one's seat again from the bot that stood in. */
export interface ComeBack {
  type: "come-back";
  id: string;
}

/** What went wrong: `why-` with the reason is the key of its sentence, `detail` the same in plain English. */
export interface Complaint {
  reason: string;
  rule: string;
  about: Record<string, string>;
  detail: string;
}

/** What one seat has to decide now. */
export interface Decision {
  id: number;
  seat: number;
  kind: string;
  rule: string;
  source: string;
  options: Option[];
  free: Option[];
  window: Window | null;
  held: string | null;
}

/** It is in the record and will not be lost. `number` is the change it brought. */
export interface Done {
  type: "done";
  id: string;
  number: number;
}

/** Our fault: it is not known whether it was done. Send it again under the same id. */
export interface Failed {
  type: "failed";
  id: string;
  reason: string;
  report: string;
}

/** What is an option of one's decision sure to bring? */
export interface Foresee {
  type: "foresee";
  id: string;
  option: string;
}

/** One thing that is sure to change. A card leaves a zone or comes to one, or a number changes. */
export interface Foreseen {
  name: string;
  card?: string | null;
  leaves?: boolean;
  before?: number | null;
  after?: number | null;
}

/** What an option is sure to bring, whatever cannot be known yet. */
export interface Foresight {
  type: "foresight";
  id: string;
  changes: Foreseen[];
}

/** Whoever has the secret may look over this seat's shoulder; the next one, or withdrawing it, ends that. */
export interface Guest {
  secret: string;
}

/** One small fact, for motion and sound. What is not said of its kind is left out. */
export interface Happening {
  kind: string;
  seat?: number | null;
  card?: string | null;
  what?: string | null;
  here?: Place | null;
  there?: Place | null;
  before?: number | null;
  after?: number | null;
}

/** The first word. Seats in cookies count by themselves; other clients name their secrets here. */
export interface Hello {
  type: "hello";
  protocol: number;
  secrets?: string[];
  invite?: string;
  seat?: number | null;
  resume?: Resume | null;
}

/** A match file to look at, or to go on with. */
export interface ImportRecord {
  record: string;
  is_public?: boolean;
}

/** One thing to read. */
export interface Line {
  key: string;
  args: Record<string, number | string | Card | Seat | Word | CardText | Option>;
}

/** The whole log, an entry for each choice that is told, each with its lines. */
export interface LogPage {
  entries: Line[][];
}

/** Look with another seat's eyes: one's own, null for everybody's, or with nothing hidden once it is over. */
export interface Look {
  type: "look";
  id: string;
  seat?: number | null;
  open?: boolean;
}

/** What a socket would have brought: the answer to a post, or the changes after a number. */
export interface Messages {
  messages: (Welcome | State | Change | Done | Refused | Failed | Why | WhyNot | Foresight | Presence | Pong | Closing)[];
}

/** Be told nothing more that is said, or be told again. */
export interface Mute {
  type: "mute";
  id: string;
  on: boolean;
}

/** The same in both languages. */
export interface Names {
  en: string;
  ru: string;
}

/** A wish for a table. */
export interface NewTable {
  title: string;
  seats: number;
  options?: Record<string, string>;
  is_public?: boolean;
  bots?: Record<string, string>;
  chat?: string;
  bot_pause?: number | null;
  window_least?: number | null;
  window_most?: number | null;
}

/** A number, a row of numbers, a token, or a number that names a card ("mark"), or one each card has ("card"). */
export interface NumberInfo {
  name: string;
  kind: string;
  of: string;
  seen_by: string;
  many: number;
}

/** Something one can answer: as it is sent back (`words`), and as it is read (`key` with `args`). */
export interface Option {
  is: "option";
  words: string;
  key: string;
  args: Record<string, number | string | Card | Seat | Word | CardText>;
}

/** A pack with its cards. */
export interface PackCards {
  id: string;
  hash: string;
  name: Names;
  icon: string;
  cards: CardInfo[];
}

/** A pack in use; its hash tells its text apart from any other. */
export interface PackInfo {
  id: string;
  hash: string;
}

/** One part of a sum: what it is for, which card it comes from, how much. */
export interface Part {
  key: string;
  card: string;
  n: number;
}

/** What differs from the position before. What is left out is as it was; null is nothing any more. */
export interface Patch {
  zones?: Record<string, (string | number)[]>;
  numbers?: Record<string, number | number[]>;
  marks?: Record<string, string | null>;
  cards?: Record<string, Record<string, number> | null>;
  words?: Record<string, Record<string, string[]> | null>;
  values?: Record<string, number | null>;
  points?: Record<string, number | null>;
  awaited?: Asked[] | null;
  first_seat?: number | null;
  together?: boolean | null;
  over?: boolean | null;
  places?: number[] | null;
}

/** Is somebody there? */
export interface Ping {
  type: "ping";
  id: string;
}

/** A zone, and whose it is; no seat: the table's. */
export interface Place {
  zone: string;
  seat: number | null;
}

/** The line works. */
export interface Pong {
  type: "pong";
  id: string;
}

/** A message of the socket, sent by plain HTTP where sockets are cut. */
export interface Post {
  message: Hello | Look | Choose | UndoLast | RedoLast | Propose | Vote | ComeBack | Say | Mute | AskWhyNot | AskWhy | Foresee | Ping;
  seat?: number | null;
}

/** Who is here now. It has no number: the latest counts. */
export interface Presence {
  type: "presence";
  seats: number[];
  watching: number;
  guests: number[];
}

/** What somebody asks of the others. */
export interface Proposal {
  kind: string;
  seat: number;
  concerned: number[];
  agreed: number[];
  about: number | null;
  bot: string;
  takes_back: TakenBack[];
}

/** Ask the others: to take back one's last choices, to seat a bot for somebody absent, to end the match. */
export interface Propose {
  type: "propose";
  id: string;
  kind: string;
  choices?: number;
  seat?: number | null;
  bot?: string;
}

/** Why an option is not offered; reason "" if it is. */
export interface Reason {
  option: Option;
  reason: string;
  rule: string;
}

/** Make the choice again that was taken back last. */
export interface RedoLast {
  type: "redo";
  id: string;
}

/** A stretch of a match: a position, and what each choice after it changed. The numbers of changes are steps. */
export interface Reel {
  first: number;
  steps: number;
  shown: Shown;
  changes: Change[];
}

/** It cannot be, and nothing has changed: `why-` with the reason is the key of the sentence. */
export interface Refused {
  type: "refused";
  id: string;
  reason: string;
  rule: string;
  about: Record<string, string>;
}

/** A match that is over, after so many choices, with nothing hidden. */
export interface Replayed {
  step: number;
  steps: number;
  shown: Shown;
  cause: Cause | null;
  happenings: Happening[];
  log: Line[];
}

/** What was kept of a bug report, to read and to pass on: nothing secret of a running match is in it. */
export interface Report {
  id: string;
  at: number;
  text: string;
  client: string;
  version: string;
  protocol: number;
  table: TableInfo;
  number: number;
  event: number;
  state: State;
  record: string | null;
}

/** The last change one has seen. */
export interface Resume {
  epoch: string;
  number: number;
}

/** One round, and how things stood when it was over. */
export interface Round {
  number: number;
  first: number;
  last: number;
  points: Record<string, number>;
  values: Record<string, number>;
  tokens: Record<string, number>;
}

/** One rule. */
export interface RuleInfo {
  id: string;
  en: string;
  ru: string;
  same_as: string;
  at_table: boolean;
}

/** Rules under one heading, in order. */
export interface RuleSection {
  id: string;
  name: Names;
  rules: RuleInfo[];
}

/** The rules of a title in the order in which people learn them, and its glossary. */
export interface Rules {
  title: string;
  names: Record<string, string>;
  rules_version: number;
  sections: RuleSection[];
  terms: TermInfo[];
}

/** One thing said at the table. */
export interface Said {
  seat: number | null;
  name: string;
  text: string;
}

/** Say something to all. It is no part of the record. */
export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** How the score came about, the winner first. */
export interface Score {
  table: TableInfo;
  shown: Shown;
  seats: SeatScore[];
  rounds: Round[];
}

/** A player, by the number of the seat. */
export interface Seat {
  is: "seat";
  seat: number;
}

/** Let a bot play a seat. */
export interface SeatBot {
  bot: string;
}

/** Who sits where. */
export interface SeatInfo {
  seat: number;
  who: string;
  name: string;
  bot: string;
  stands_in: boolean;
}

/** What one seat scored; the sources add up to `total`. */
export interface SeatScore {
  seat: number;
  place: number;
  total: number;
  sources: Source[];
  ties: Record<string, number>;
}

/** A seat is yours: whoever has the secret is that seat. */
export interface Seated {
  table: TableInfo;
  seat: number;
  secret: string | null;
  invite: string;
}

export type ServerMessage = Welcome | State | Change | Done | Refused | Failed | Why | WhyNot | Foresight | Presence | Pong | Closing;

/** What the host may change at any time. */
export interface Settings {
  is_public?: boolean | null;
  chat?: string | null;
  bot_pause?: number | null;
}

/** One thing people choose before a match; the first value is the usual one. */
export interface SetupInfo {
  name: string;
  values: string[];
  several: string[];
  is_open: boolean;
  about: Record<string, string>;
}

/** A position as a viewer may see it, complete: two viewers with equal knowledge get equal bytes. */
export interface Shown {
  zones: Record<string, (string | number)[]>;
  numbers: Record<string, number | number[]>;
  marks: Record<string, string | null>;
  cards: Record<string, Record<string, number>>;
  words: Record<string, Record<string, string[]>>;
  values: Record<string, number>;
  points: Record<string, number>;
  awaited: Asked[];
  first_seat: number;
  together: boolean;
  over: boolean;
  places: number[] | null;
}

/** A wish for a seat. */
export interface SitDown {
  name: string;
  luck?: string;
  cookie?: boolean;
}

/** Where points come from; the parts add up to `n`. */
export interface Source {
  name: string;
  n: number;
  parts: Worth[];
}

/** Everything, as of a number: in place of whatever the client had. */
export interface State {
  type: "state";
  number: number;
  epoch: string;
  seat: number | null;
  open: boolean;
  table: TableInfo;
  shown: Shown | null;
  decision: Decision | null;
  undo: Undo | null;
  proposal: Proposal | null;
  log: Line[][];
  chat: Said[];
}

/** A whole match: what happened at which step, round by round. */
export interface Story {
  table: TableInfo;
  steps: number;
  rounds: Round[];
  beats: Beat[];
}

/** A table, as everybody who may see it sees it. */
export interface TableInfo {
  id: string;
  title: string;
  rules_version: number;
  options: Record<string, string>;
  packs: PackInfo[];
  status: string;
  given_up: boolean;
  is_public: boolean;
  seats: SeatInfo[];
  host: number | null;
  chat: string;
  bot_pause: number;
  window_least: number;
  window_most: number | null;
  commitment: string;
  contributions: string[];
  secret: string | null;
  made_at: number;
  from_table: string | null;
  rematch: string | null;
}

/** A page of public tables, the latest first; `next` asks for the next page. */
export interface Tables {
  tables: TableInfo[];
  next: string | null;
}

/** One choice that an undo by consent would take back; no option where it is secret. */
export interface TakenBack {
  seat: number;
  option: Option | null;
  lines: Line[];
}

/** A word of the game, and what it means. */
export interface TermInfo {
  id: string;
  name: Names;
  text: Names;
}

/** A game one can play here. */
export interface TitleInfo {
  id: string;
  names: Record<string, string>;
  rules_version: number;
  least_seats: number;
  most_seats: number;
  setup: SetupInfo[];
  bots: string[];
  kinds: string[];
  verbs: VerbInfo[];
  zones: ZoneInfo[];
  numbers: NumberInfo[];
  values: string[];
}

/** A game in the list. */
export interface TitleName {
  id: string;
  names: Record<string, string>;
  rules_version: number;
  least_seats: number;
  most_seats: number;
}

/** How far a seat may take back its choices without asking anybody. */
export interface Undo {
  choices: number;
  takes_back: Option | null;
  reason: string;
  taken_back: Option[];
  redo: number;
}

/** Take back the last choice, where it needs nobody's consent. */
export interface UndoLast {
  type: "undo";
  id: string;
}

/** A word of options, and what its arguments are: "card", "seat", "number", "branch", or words with "|" between. */
export interface VerbInfo {
  name: string;
  args: string[];
}

/** Answer a proposal. */
export interface Vote {
  type: "vote";
  id: string;
  yes: boolean;
}

/** The first word: who you are here. States or changes follow. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  version: string;
  epoch: string;
  seats: number[];
  seat: number | null;
  guest: boolean;
}

/** Where a number comes from, in parts that add up to it. */
export interface Why {
  type: "why";
  id: string;
  parts: Part[];
  total: number;
}

/** What speaks against an option, or against each thing one could try with a card. */
export interface WhyNot {
  type: "why-not";
  id: string;
  reasons: Reason[];
}

/** The clock of a reaction; the same for all who are asked, whatever they hold. */
export interface Window {
  least: number;
  most: number | null;
}

/** A word of the texts: a zone, a step, a token. */
export interface Word {
  is: "word";
  key: string;
}

/** One thing that brought points, or cost some. */
export interface Worth {
  key: string;
  card: string;
  n: number;
}

/** A place for cards. */
export interface ZoneInfo {
  name: string;
  of: string;
  seen_by: string;
  room: number;
  in_play: boolean;
  ordered: boolean;
  aside: boolean;
}
