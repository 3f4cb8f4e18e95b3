// Finds the declarations of cards in the source, and the scenarios that play them.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { parse } from './literals';
import { typescriptFiles } from './source-files';

const declarations = 'packages/agricola/src/cards';
const scenarios = 'packages/agricola/test/cards';
const ending = '.test.ts';

/** How many lines the declaration of each card takes, by its id. */
export function linesPerCard(root: string): Map<string, number> {
  const lines = new Map<string, number>();
  for (const file of typescriptFiles(root, declarations)) measureIn(parse(root, file), lines);
  return lines;
}

function measureIn(source: ts.SourceFile, lines: Map<string, number>): void {
  const lineOf = (at: number) => source.getLineAndCharacterOfPosition(at).line;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText(source) === 'card') {
      const [id] = node.arguments;
      if (id !== undefined && ts.isStringLiteral(id))
        lines.set(id.text, lineOf(node.getEnd()) - lineOf(node.getStart(source)) + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
}

/** The ids that the files of scenarios are named after; those of the 2007 edition stand in a folder of their own. */
export function scenarioIds(root: string): string[] {
  return readdirSync(join(root, scenarios), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => basename(file, ending))
    .sort();
}
