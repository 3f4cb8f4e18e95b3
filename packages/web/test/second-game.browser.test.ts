import { expect, test } from 'vitest';
import { openExample } from './example';
import { findPosition } from './position';
import { see } from './sight';
import { useSite } from './site';
import { BRISK } from './visit';

const open = useSite();

test('the bot that was chosen for a game is offered again for the next one', async () => {
  const { page } = await open({ liking: BRISK });
  const setUp = () => page.locator('[data-box="creatures"]').getByRole('button', { name: 'Set up' }).click();
  const opponent = page.getByLabel('Who plays Player 2');
  await setUp();
  const [gentlest, , chosen] = await opponent
    .locator('option:not([value="me"])')
    .evaluateAll((all) => all.map((one) => one.getAttribute('value') ?? ''));
  expect(await opponent.inputValue()).toBe(gentlest);
  await opponent.selectOption(chosen);
  await page.locator('footer button.primary').click();
  await page.locator('[data-version]').waitFor();
  await page.goto(page.url().replace(/#.*$/, '#/'));
  await setUp();
  expect(await opponent.inputValue()).toBe(chosen);
  await page.close();
});

test('ready-made games of All Creatures say which buildings and which bot they have', async () => {
  const { page } = await open({ liking: BRISK });
  await page.locator('[data-box="creatures"]').getByRole('button', { name: 'Set up' }).click();
  const presets = page.locator('[data-preset]');
  await presets.first().waitFor();
  const texts = await presets.allInnerTexts();
  expect(texts).toHaveLength(3);
  for (const text of texts) expect(text).toMatch(/basic special buildings.* bot\./s);
  expect(texts.join()).not.toMatch(/most people|twelve/);
  await page.close();
});

test('buildings of one’s own choice: the list is in sight, no name is cut, it keeps its place while one ticks, and says what is played until then', async () => {
  const { page, errors } = await open({ liking: BRISK });
  await page.locator('[data-box="creatures"]').getByRole('button', { name: 'Set up' }).click();
  const setting = page.locator('[data-option="buildings"]');
  await setting.locator('label:has(input[value="own"])').click();
  await setting
    .getByText('Nothing ticked yet: until then it stays “Advanced game with 12 buildings”.')
    .waitFor();
  const boxes = setting.locator('label:has(input[type="checkbox"])');
  const foot = await page.locator('footer').last().boundingBox();
  const list = await boxes.first().locator('..').boundingBox();
  expect((list?.y ?? 720) + (list?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  const cut = await boxes.evaluateAll((all) =>
    all.filter((one) => one.scrollHeight > one.clientHeight + 1).map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
  const shelter = boxes.filter({ hasText: 'Shelter' }).first();
  const before = await shelter.boundingBox();
  await boxes.first().click();
  await setting.getByText('1 chosen').waitFor();
  await boxes.nth(1).click();
  await setting.getByText('2 chosen').waitFor();
  expect(await shelter.boundingBox()).toEqual(before);
  expect(errors).toEqual([]);
  await page.close();
});

test('the ways back keep their words on a small laptop when spaces are suggested', async () => {
  const { page } = await open({ liking: { ...BRISK, advice: true } });
  const { text } = findPosition({ box: 'creatures', seats: 2, is: ({ kind }) => kind === 'work' });
  const words = () =>
    page
      .locator('footer button:has(svg + span)')
      .evaluateAll((all) =>
        all.map((one) => [
          one.textContent,
          Math.round(one.lastElementChild?.getBoundingClientRect().width ?? 0),
        ]),
      );
  await openExample(page, text);
  await see(page);
  await page.locator('[data-suggested]').waitFor();
  const suggested = await words();
  await page.getByRole('button', { name: 'Hint', exact: true }).waitFor();
  await page.locator('[data-suggested] button[aria-label]').last().click();
  await page.locator('[data-suggested]').waitFor({ state: 'detached' });
  const without = await words();
  expect(suggested).toEqual(without);
  expect(suggested.map(([said]) => said)).toEqual(['Hint', 'Undo', 'Restart turn']);
  for (const [, width] of suggested) expect(width).toBeGreaterThan(20);
  await page.close();
});
