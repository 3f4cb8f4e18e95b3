import type { GameBox } from '@furrow/kernel/game';
import type { Position } from '@furrow/kernel/kind';
import type { BoxWords, Description, GameWords } from '@furrow/text/game-words';
import type { Language } from '@furrow/text/language';
import { boxWords, terminalWords, words } from '@furrow/text/words';
import type { GameThings } from './describe-word';
import { type SetUp, setUps } from './set-ups';

/** A thing as some set-ups have it. */
interface Version {
  readonly description: Description;
  readonly setUps: SetUp[];
}

/** Everything that any set-up of a game has to describe; where set-ups differ, each version with what it is for. */
export function thingsOf(box: GameBox<Position>, language: Language): GameThings {
  const own = boxWords(box.id, language);
  const having = wordsByThing(box, language);
  return {
    game: box.id,
    name: own.name,
    things: () => [...having.keys()],
    title: (id) => having.get(id)?.[0].words.title(id) ?? id,
    describe: (id) => {
      const versions: Version[] = [];
      for (const one of having.get(id) ?? []) {
        const description = one.words.describe(id);
        if (description === undefined) continue;
        const same = versions.find((other) => isSame(other.description, description));
        if (same === undefined) versions.push({ description, setUps: [one.setUp] });
        else same.setUps.push(one.setUp);
      }
      return merged(versions, (version) => forWhat(version, box, language));
    },
  };
}

/** The words of a game as it is set up. */
interface SetUpWords {
  readonly setUp: SetUp;
  readonly words: GameWords<Position>;
}

/** Under each thing the words of every set-up that has it. */
function wordsByThing(box: GameBox<Position>, language: Language): Map<string, SetUpWords[]> {
  const found = new Map<string, SetUpWords[]>();
  for (const setUp of setUps(box)) {
    const own = words(box.open(setUp.options, setUp.seats), language);
    for (const id of own.things()) {
      const before = found.get(id);
      if (before === undefined) found.set(id, [{ setUp, words: own }]);
      else before.push({ setUp, words: own });
    }
  }
  return found;
}

function isSame(a: Description, b: Description): boolean {
  return a.name === b.name && a.lines.join('\n') === b.lines.join('\n');
}

/** One description, or all of them one below the other, each behind what it is for. */
function merged(
  versions: readonly Version[],
  forText: (version: Version) => string,
): Description | undefined {
  const [first, ...others] = versions;
  if (first === undefined || others.length === 0) return first?.description;
  const lines = versions.flatMap((version) => [`(${forText(version)})`, ...version.description.lines]);
  return { name: first.description.name, lines };
}

/** For how many players and with which options something holds: the fewest options that it needs. */
function forWhat({ setUps: having }: Version, box: GameBox<Position>, language: Language): string {
  const fewest = Math.min(...having.map(({ options }) => Object.keys(options).length));
  const simple = having.filter(({ options }) => Object.keys(options).length === fewest);
  const seats = box.seats.filter((count) => simple.some((one) => one.seats === count));
  const options = simple.flatMap((one) =>
    Object.entries(one.options).map(textOf(boxWords(box.id, language))),
  );
  const players = seats.length === box.seats.length ? [] : [terminalWords(language).players(seats)];
  return [...players, ...new Set(options)].join(', ');
}

const textOf =
  (own: BoxWords) =>
  ([name, value]: readonly [string, string]): string =>
    `${own.option(name).title}: ${own.optionValue(name, value)}`;
