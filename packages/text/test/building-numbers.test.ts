import { buildings } from '@furrow/creatures/buildings/index';
import { describeBuilding } from '@furrow/text/creatures/describe';
import { LANGUAGES } from '@furrow/text/language';
import { speechOf } from '@furrow/text/words';
import { expect, test } from 'vitest';
import { declaredNumbers, numbersIn } from './building-numbers';

const cases = LANGUAGES.flatMap((language) =>
  buildings.map((building) => ({ language, id: building.id, building })),
);

test.each(cases)(
  '$language: the text of $id has the numbers of its declaration',
  ({ language, building }) => {
    const text = describeBuilding(speechOf(language).creatures, building).lines.join(' ');
    const { must, may } = declaredNumbers(building);
    const said = numbersIn(text);
    const missing = [...must].filter((number) => !said.has(number));
    const strange = [...said].filter((number) => !must.has(number) && !may.has(number));
    expect({ text, missing, strange }).toEqual({ text, missing: [], strange: [] });
  },
);
