/** The tables of an Anki collection, schema 11: what every Anki since 2.0 reads from a package (collection.anki2). */
export const ankiTables = `
create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null, ver integer not null, dty integer not null,
  usn integer not null, ls integer not null, conf text not null, models text not null, decks text not null, dconf text not null, tags text not null);
create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null, usn integer not null, tags text not null,
  flds text not null, sfld integer not null, csum integer not null, flags integer not null, data text not null);
create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null, mod integer not null, usn integer not null,
  type integer not null, queue integer not null, due integer not null, ivl integer not null, factor integer not null, reps integer not null,
  lapses integer not null, left integer not null, odue integer not null, odid integer not null, flags integer not null, data text not null);
create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null, ivl integer not null, lastIvl integer not null,
  factor integer not null, time integer not null, type integer not null);
create table graves (usn integer not null, oid integer not null, type integer not null);
create index ix_notes_usn on notes (usn);
create index ix_cards_usn on cards (usn);
create index ix_revlog_usn on revlog (usn);
create index ix_cards_nid on cards (nid);
create index ix_cards_sched on cards (did, queue, due);
create index ix_revlog_cid on revlog (cid);
create index ix_notes_csum on notes (csum);`;

/** Ids that stay what they are: by them a second import finds the deck and the note type of the first (numbers drawn once). */
export const deckId = 1_764_288_131_907;
export const modelId = 1_764_288_131_243;

export const ankiFields = ['Question', 'Options', 'Answer', 'Explanation', 'Source'] as const;

const css = `.card { font-family: system-ui, sans-serif; font-size: 18px; line-height: 1.5; text-align: left; max-width: 42em; margin: 0 auto; }
ol { padding-left: 1.6em; } li { margin: .3em 0; } .answer { font-weight: 600; } .source { font-size: 14px; opacity: .7; }`;

const card = {
  ...{ name: 'Question and answer', ord: 0, did: null, bafmt: '', bqfmt: '' },
  qfmt: '<div>{{Question}}</div>{{Options}}',
  afmt: '{{FrontSide}}<hr id="answer"><div class="answer">{{Answer}}</div><div>{{Explanation}}</div><div class="source">{{Source}}</div>',
};

const model = (seconds: number) => ({
  ...{ id: modelId, name: 'Anamnesis: single best answer', type: 0, mod: seconds, usn: -1, sortf: 0, did: deckId, tags: [], vers: [], css, tmpls: [card] },
  flds: ankiFields.map((name, ord) => ({ name, ord, font: 'Arial', size: 20, media: [], rtl: false, sticky: false })),
  req: [[0, 'any', [0, 1]]],
  ...{ latexPre: '\\documentclass[12pt]{article}\n\\begin{document}\n', latexPost: '\\end{document}', latexsvg: false },
});

const deck = (id: number, name: string, seconds: number) => ({
  ...{ id, name, mod: seconds, usn: -1, conf: 1, desc: '', dyn: 0, collapsed: false, extendNew: 10, extendRev: 50 },
  ...{ lrnToday: [0, 0], newToday: [0, 0], revToday: [0, 0], timeToday: [0, 0] },
});

/** How a deck is learnt where nobody says otherwise: Anki's own defaults. */
const deckOptions = {
  ...{ id: 1, name: 'Default', mod: 0, usn: 0, maxTaken: 60, autoplay: true, timer: 0, replayq: true },
  new: { bury: true, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 7], order: 1, perDay: 20, separate: true },
  rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36_500, minSpace: 1, perDay: 200 },
  lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
};

const settings = {
  ...{ activeDecks: [1], curDeck: 1, curModel: String(modelId), nextPos: 1, newSpread: 0, collapseTime: 1200, timeLim: 0 },
  ...{ sortType: 'noteFld', sortBackwards: false, addToCur: true, dueCounts: true, estTimes: true, newBury: true },
};

/** @returns the values of the one row of `col`, in its order */
export function collectionRow(now: Date): (number | string)[] {
  const seconds = Math.floor(now.getTime() / 1000);
  const models = { [modelId]: model(seconds) };
  const decks = { 1: deck(1, 'Default', seconds), [deckId]: deck(deckId, 'Anamnesis', seconds) };
  const json = [settings, models, decks, { 1: deckOptions }, {}].map((part) => JSON.stringify(part));
  return [1, seconds, now.getTime(), now.getTime(), 11, 0, 0, 0, ...json];
}
