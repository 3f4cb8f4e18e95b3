import { expect, test } from 'vitest';
import { audit } from './audit';
import { axeFindings } from './axe';
import { TOURS } from './axe-tours';
import { useSite } from './site';
import { BRISK, type Visit } from './visit';

const open = useSite();
const PHONE: Visit = { size: { width: 390, height: 844 }, touch: true };

for (const [name, tour] of Object.entries(TOURS)) {
  test(`axe finds nothing in light or dark, and everything can be hit: ${name}`, async () => {
    // Suggestions are looked at in the tour of All Creatures.
    const liking = { ...BRISK, advice: name === 'creatures' };
    const { page, errors } = await open({ liking, ...(name === 'phone' ? PHONE : {}) });
    const found: string[] = [];
    for await (const { name: screen, within } of tour(page)) {
      const all = [...(await axeFindings(page, within)), ...(await audit(page))];
      found.push(...all.map((what) => `${screen}: ${what}`));
    }
    expect(found).toEqual([]);
    expect(errors).toEqual([]);
    await page.close();
  });
}
