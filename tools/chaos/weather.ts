import type { Dice } from '@furrow/kernel/dice';
import type { Weather } from '../../packages/server/test/live-line';
import type { Tally } from './tally';

const PER_MILLE = { dropped: 8, doubled: 20, delayed: 30 };
const LONGEST = 300;

/** Frames get lost, come twice, or come late and so out of order. */
export class BadWeather implements Weather {
  /** Whether it is bad now. */
  bad = true;

  constructor(
    private readonly dice: Dice,
    private readonly tally: Tally,
  ) {}

  pass(way: 'out' | 'in', go: () => void): void {
    const rolled = this.bad ? this.dice.below(1000) : 999;
    const { dropped, doubled, delayed } = PER_MILLE;
    if (rolled < dropped) return this.count('dropped', way);
    if (rolled < dropped + delayed) {
      this.count('delayed', way);
      setTimeout(go, this.dice.below(LONGEST));
      return;
    }
    if (rolled < dropped + delayed + doubled) {
      this.count('doubled', way);
      go();
    }
    go();
  }

  private count(what: string, way: 'out' | 'in'): void {
    this.tally.add(`frames ${what} ${way === 'out' ? 'on their way out' : 'on their way in'}`);
    this.tally.add(`frames ${what}`);
  }
}
