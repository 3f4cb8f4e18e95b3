// Finds the declarations of cards in the source, and the scenarios that play them.
import { basename } from 'node:path';
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
  return scenarioFiles(root).map((file) => basename(file, ending));
}

/** Those of them whose file compares a whole board with `toEqual`. */
export function wholeBoardIds(root: string): string[] {
  return scenarioFiles(root)
    .filter((file) => comparesWholeBoard(parse(root, file)))
    .map((file) => basename(file, ending));
}

function scenarioFiles(root: string): string[] {
  return typescriptFiles(root, scenarios).filter((file) => file.endsWith(ending));
}

/** Whether a test expects everything on a board, or everything that changes on it, to equal something. */
export function comparesWholeBoard(source: ts.SourceFile): boolean {
  const declared = valuesOf(source);
  const isWhole = (value: ts.Expression, seen: readonly string[] = []): boolean => {
    const called = ts.isCallExpression(value) ? value.expression : value;
    if (ts.isPropertyAccessExpression(called))
      return ts.isCallExpression(value) && ['changes', 'board'].includes(called.name.text);
    if (!ts.isIdentifier(called) || seen.includes(called.text)) return false;
    return (declared.get(called.text) ?? []).some((one) => isWhole(one, [...seen, called.text]));
  };
  const found = (node: ts.Node): boolean => {
    const value = expectedToEqual(node);
    return (value !== undefined && isWhole(value)) || (ts.forEachChild(node, found) ?? false);
  };
  return found(source);
}

/** The value of `expect(value).toEqual(…)`. */
function expectedToEqual(node: ts.Node): ts.Expression | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { name, expression } = node.expression;
  if (name.text !== 'toEqual' || !ts.isCallExpression(expression)) return undefined;
  return expression.expression.getText() === 'expect' ? expression.arguments[0] : undefined;
}

/** What the names of a file stand for: the values of its constants, and what its functions return. */
function valuesOf(source: ts.SourceFile): Map<string, ts.Expression[]> {
  const values = new Map<string, ts.Expression[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer !== undefined)
      values.set(node.name.text, returned(node.initializer));
    if (ts.isFunctionDeclaration(node) && node.name !== undefined) values.set(node.name.text, returned(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return values;
}

function returned(value: ts.Expression | ts.FunctionDeclaration): ts.Expression[] {
  if (!ts.isArrowFunction(value) && !ts.isFunctionDeclaration(value)) return [value];
  if (value.body === undefined || !ts.isBlock(value.body))
    return value.body === undefined ? [] : [value.body];
  return value.body.statements.flatMap((one) =>
    ts.isReturnStatement(one) && one.expression !== undefined ? [one.expression] : [],
  );
}
