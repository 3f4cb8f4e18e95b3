import { HARVESTS, harvestsLeft, ROUNDS } from '@furrow/agricola/course/harvests';
import type { Ruleset } from '@furrow/agricola/ruleset';
import type { State } from '@furrow/agricola/state/state';
import type { Node } from '@furrow/kernel/program';
import { FRAME, SEAT, STEP } from '@furrow/kernel/stack';

/** All phases of the harvest are over. */
const HARVESTED = Number.MAX_SAFE_INTEGER;

/** The round of the next harvest and the harvests left, by the round in which they are asked for. */
const NEXT_HARVEST = Array.from(
  { length: ROUNDS + 2 },
  (_, round) => HARVESTS.find((after) => after >= round) ?? ROUNDS + 1,
);
const HARVESTS_LEFT = Array.from({ length: ROUNDS + 2 }, (_, round) => harvestsLeft(round));

/** How far the game has come, and what of it is left for a seat. */
export class Course {
  /** The round being played or about to begin, from 1. */
  round = 1;
  /** The rounds after this one. */
  roundsLeft = 0;
  /** How often the seat will still reap, feed its people, and breed animals. */
  reaps = 0;
  feeds = 0;
  breeds = 0;
  /** Whether the seat has reaped, fed its people, and bred animals in a harvest of this round. */
  reaped = false;
  fed = false;
  bred = false;
  /** In how many rounds people are fed next: 0 in this one. */
  roundsToFeeding = 0;
  /** In how many rounds they are fed the time after that. */
  roundsToSecond = 0;
  /** Whose turn it is in the work phase, -1 in every other phase. */
  turn = -1;

  private readonly roundNode: number;
  private readonly workNode: number;
  private readonly phasesNode: number;
  private readonly harvestStep: number;
  /** The phases of a harvest, by how many of its parts have begun; some feed their people after the others. */
  private readonly reaping: number;
  private readonly feeding: number;
  private readonly lastFeeding: number;
  private readonly breeding: number;

  constructor(rules: Ruleset) {
    const { nodes } = rules.program;
    const harvest = nodes.find(({ effect }) => effect.do === 'harvest');
    const round = nodes.find(({ parts }) => harvest !== undefined && parts.includes(harvest));
    if (harvest === undefined || round === undefined) throw new Error('the rules have no harvest');
    this.roundNode = round.id;
    this.phasesNode = harvest.parts[0].id;
    this.harvestStep = round.parts.indexOf(harvest) + 1;
    const phases = harvest.parts[0].parts.map((part) => doingsIn(part));
    this.reaping = phases.findIndex((doings) => doings.has('field')) + 1;
    this.feeding = phases.findIndex((doings) => doings.has('feed')) + 1;
    this.lastFeeding = phases.findLastIndex((doings) => doings.has('feed')) + 1;
    this.breeding = phases.findIndex((doings) => doings.has('breed')) + 1;
    this.workNode = round.parts.find(({ effect }) => effect.do === 'work')?.id ?? -1;
  }

  look(state: State, seat: number): void {
    const { frames } = state.main;
    let step = 0;
    let phase = 0;
    this.turn = -1;
    for (let i = 0; i < frames.length; i += FRAME) {
      const node = frames[i];
      if (node === this.roundNode) step = frames[i + STEP];
      else if (node === this.phasesNode) phase = frames[i + STEP];
      else if (node === this.workNode) this.turn = frames[i + SEAT];
    }
    const { harvestStep } = this;
    if (step > harvestStep || (step === harvestStep && phase === 0)) phase = HARVESTED;
    this.count(step <= 1 ? state.round + 1 : state.round, phase, state.lanes[seat].empty);
  }

  /** What is left, given the phase of the harvest and whether the seat is done with it. */
  private count(round: number, phase: number, done: boolean): void {
    const left = HARVESTS_LEFT[round];
    const now = NEXT_HARVEST[round] === round;
    const fed = now && (phase > this.lastFeeding || (phase >= this.feeding && done));
    const bred = now && (phase > this.breeding || (phase === this.breeding && done));
    this.round = round;
    this.roundsLeft = Math.max(0, ROUNDS - round);
    this.reaped = now && phase >= this.reaping;
    this.fed = fed;
    this.bred = bred;
    this.reaps = this.reaped ? left - 1 : left;
    this.feeds = fed ? left - 1 : left;
    this.breeds = bred ? left - 1 : left;
    const next = NEXT_HARVEST[fed ? round + 1 : round];
    this.roundsToFeeding = next - round;
    this.roundsToSecond = NEXT_HARVEST[Math.min(next, ROUNDS) + 1] - round;
  }
}

/** Everything that an effect and the effects inside it do. */
function doingsIn({ does, parts }: Node<State>): Set<string> {
  return new Set([does, ...parts.flatMap((part) => [...doingsIn(part)])]);
}

/** How much of the game is played, from its first round to its last. */
export function progressOf({ round }: State): number {
  return Math.max(0, round - 1) / (ROUNDS - 1);
}
