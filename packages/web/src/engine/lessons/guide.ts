import { decisionOf } from '@furrow/kernel/decide';
import type { Decision } from '@furrow/kernel/domain';
import type { Position } from '@furrow/kernel/kind';
import type { Move } from '@furrow/kernel/move';
import { GameRecord } from '@furrow/kernel/record';
import { rulesIdentity } from '@furrow/kernel/rules-identity';
import { NOBODY } from '@furrow/kernel/seat';
import { no, type Verdict, YES } from '@furrow/kernel/verdict';
import type { GameWords } from '@furrow/text/game-words';
import type { Language } from '@furrow/text/language';
import {
  LESSONS,
  type LessonId,
  type LessonOffer,
  type LessonPicture,
  type LessonResult,
} from '../../protocol/lesson';
import { lessonWords } from '../../words/lessons/words';
import type { Look } from '../family';
import { boxes, boxOf } from '../games';
import { agricolaLesson } from './agricola';
import { buildingsLesson } from './buildings';
import { cardsLesson } from './cards';
import { creaturesLesson } from './creatures';
import { fencesLesson } from './fences';
import { harvestLesson } from './harvest';
import type { Lesson } from './lesson';
import { answers, type Progress, progressOf } from './progress';

const lessons: Readonly<Record<LessonId, Lesson>> = {
  creatures: creaturesLesson,
  agricola: agricolaLesson,
  fences: fencesLesson,
  harvest: harvestLesson,
  cards: cardsLesson,
  buildings: buildingsLesson,
};

/** Who plays a lesson: the learner, and somebody who answers as the lesson says. */
const LESSON_SEATS = ['me', 'random'];
const LEARNER = 0;
const PREFIX = 'lesson-';
/** The reason for which a possible move is not taken yet. */
export const LATER = 'later-in-the-lesson';

/** Under which name the game of a lesson is saved. */
export function lessonSave(id: LessonId): string {
  return PREFIX + id;
}

/** The lesson whose game is saved under a name; undefined if it is an ordinary game. */
export function lessonOf(save: string): Lesson | undefined {
  const id = LESSONS.find((one) => lessonSave(one) === save);
  return id && lessons[id];
}

/** The lessons as they stand on the start screen; those that are saved were begun, those with stars were finished. */
export function lessonOffers(
  language: Language,
  saved: readonly string[],
  stars: ReadonlyMap<LessonId, number>,
): LessonOffer[] {
  return LESSONS.map((id) => {
    const { title, about } = lessonWords[language].lessons[id];
    const best = stars.get(id);
    return {
      id,
      title,
      about,
      begun: saved.includes(lessonSave(id)),
      of: lessons[id].stars.length,
      ...(best !== undefined && { stars: best }),
    };
  });
}

/** The lesson with an id. */
export function lessonWith(id: LessonId): Lesson {
  return lessons[id];
}

/** The game of a lesson as it stands when the lesson begins. */
export function lessonRecord(id: LessonId): GameRecord<Position> {
  const { box, options, before } = lessons[id];
  const game = boxOf(box).open({ ...boxes[box].fixed, ...options }, LESSON_SEATS.length);
  const record = new GameRecord(game, LESSON_SEATS, rulesIdentity);
  for (const line of before) {
    const at = line.indexOf(' ');
    const seat = line.startsWith('*') ? NOBODY : Number(line.slice(0, at)) - 1;
    const verdict = record.say(seat, line.slice(at + 1));
    if (!verdict.ok) throw new Error(`the lesson '${id}' cannot begin: ${line}: ${verdict.reason.why}`);
  }
  return record;
}

/** Leads a learner through a lesson. Where the lesson stands follows from the record alone. */
export class Guide {
  private refused: { readonly decision: Decision; readonly move: Move } | undefined;

  constructor(
    private readonly lesson: Lesson,
    private readonly record: GameRecord<Position>,
  ) {}

  /** What chance or another seat answers on the fixed deal; undefined if it may answer what it likes. */
  answerOf({ seat, domain }: Decision): Move | undefined {
    const { others } = this.lesson;
    let answered = 0;
    // What was answered beside the lesson, where it said nothing possible, uses up none of it.
    for (const one of this.played()) if (one.seat !== LEARNER && one.text === others[answered]) answered++;
    const wanted = others[answered];
    return domain.all().find((move) => this.record.words(seat, move) === wanted);
  }

  /** Whether a move of the learner is welcome now; one that the rules refuse is left to them. */
  check(move: Move): Verdict {
    const { part } = this.progress();
    const decision = decisionOf(this.record.game.rules, this.record.state, LEARNER);
    if (part === undefined || decision?.domain.contains(move).ok !== true) return YES;
    if (answers(part, this.record.words(LEARNER, move))) return YES;
    this.refused = { decision, move };
    return no({ why: LATER });
  }

  /** Why the move that was refused last waits until later, kindly. */
  sentence(words: GameWords<Position>, language: Language): string {
    const { common, lessons: all } = lessonWords[language];
    const { done } = this.progress();
    const { task } = all[this.lesson.id].steps[this.lesson.steps[done].id];
    const { decision, move } = this.refused ?? {};
    if (decision === undefined || move === undefined) return named(task, words);
    return common.notYet(words.move(this.record.state, decision, move), named(task, words));
  }

  /** The lesson as it stands, for the learner. */
  picture(look: Look<Position>): LessonPicture {
    const { id, steps } = this.lesson;
    const { common, lessons: all } = lessonWords[look.language];
    const said = all[id];
    const progress = this.progress();
    const result = this.result(look);
    const step = progress.part === undefined ? said.free : said.steps[steps[progress.done].id];
    return {
      id,
      title: said.title,
      step: { now: progress.done + 1, of: steps.length + 1 },
      heading: result === undefined ? step.heading : common.over,
      why: (result === undefined ? step.why : said.learned).map((text) => named(text, look.words)),
      task: result === undefined ? named(step.task, look.words) : common.goOn,
      at: [],
      ...(result === undefined ? this.next(progress) : { result }),
    };
  }

  /** How many moves had been made when the lesson began. */
  get begin(): number {
    return this.lesson.before.length;
  }

  /** What was played since the lesson began. */
  private played() {
    return this.record.moves.slice(this.begin);
  }

  private progress(): Progress {
    const mine = this.played().filter(({ seat }) => seat === LEARNER);
    return progressOf(
      this.lesson.steps,
      mine.map(({ text }) => text),
    );
  }

  /** The listed moves that the present part waits for: where they are done, and one of them in notation. */
  private next({ part }: Progress): Pick<LessonPicture, 'at' | 'next'> {
    const decision = decisionOf(this.record.game.rules, this.record.state, LEARNER);
    if (part === undefined || decision === undefined || decision.open) return { at: [] };
    const wanted = decision.domain
      .all()
      .map((move) => this.record.words(LEARNER, move))
      .filter((text) => answers(part, text));
    const patterns = 'all' in part ? part.all : part.any;
    const first = wanted.find((text) => text === patterns[0]) ?? wanted[0];
    if (first === undefined) return { at: [] };
    return { at: 'all' in part ? wanted : [first], next: first };
  }

  private result({ language }: Look<Position>): LessonResult | undefined {
    const { id, lastRound, stars: limits } = this.lesson;
    const { game } = this.record;
    const end = this.record.moves.findIndex((_, i) => {
      const after = this.record.stateAfter(i + 1);
      return after !== undefined && game.round(after).now > lastRound;
    });
    const state = end < 0 ? undefined : this.record.stateAfter(end + 1);
    if (state === undefined) return undefined;
    const points = game.score(state, LEARNER).reduce((sum, line) => sum + line.points, 0);
    const stars = limits.filter((limit) => points >= limit).length;
    return { stars, of: limits.length, points, text: lessonWords[language].lessons[id].results[stars] };
  }
}

/** A text with the names of the things whose ids stand in braces. */
function named(text: string, words: GameWords<Position>): string {
  return text.replace(/\{([\w-]+)\}/g, (_, id: string) => words.title(id));
}
