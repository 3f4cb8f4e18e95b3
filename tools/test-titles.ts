// Collects the titles of the tests in a file. Skipped and planned tests prove nothing, so they do not count.
import ts from 'typescript';
import { parse, textOf } from './literals';

const titled = new Set(['test', 'it', 'describe']);
const proofless = new Set(['skip', 'todo', 'fails']);

/** The titles, each with the words that `each` puts into its placeholders. */
export function titlesIn(root: string, file: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const { name, flags, table } = calleeOf(node.expression);
      if (titled.has(name)) {
        if (flags.some((flag) => proofless.has(flag))) return;
        const [first] = node.arguments;
        const title = first && textOf(first);
        if (title !== undefined) titles.push([title, ...insertedWords(title, table)].join(' '));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(root, file));
  return titles;
}

type Callee = { name: string; flags: string[]; table: ts.Expression | undefined };

/** Takes `test`, `test.skip`, `test.each(table)` and `describe.concurrent.each(table)` apart. */
function calleeOf(callee: ts.Expression): Callee {
  if (ts.isIdentifier(callee)) return { name: callee.text, flags: [], table: undefined };
  if (ts.isPropertyAccessExpression(callee)) {
    const { name, flags, table } = calleeOf(callee.expression);
    return { name, flags: [...flags, callee.name.text], table };
  }
  if (ts.isCallExpression(callee)) {
    const inner = calleeOf(callee.expression);
    const isTable = inner.flags.some((flag) => flag === 'each' || flag === 'for');
    return isTable
      ? { ...inner, table: callee.arguments[0] }
      : { ...inner, name: inner.table ? '' : inner.name };
  }
  return { name: '', flags: [], table: undefined };
}

/** The strings of the table's columns that the title's placeholders (%s, $name) show. */
function insertedWords(title: string, table: ts.Expression | undefined): string[] {
  const list = table && unwrap(table);
  if (!list || !ts.isArrayLiteralExpression(list)) return [];
  const columns = title.match(/%[sjodif]/g)?.length ?? 0;
  const fields = new Set(Array.from(title.matchAll(/\$(\w+)/g), (match) => match[1]));
  return list.elements.flatMap((element) =>
    shownParts(unwrap(element), columns, fields).flatMap(textOrNothing),
  );
}

function shownParts(row: ts.Expression, columns: number, fields: Set<string | undefined>): ts.Expression[] {
  if (ts.isArrayLiteralExpression(row)) return row.elements.slice(0, columns);
  if (!ts.isObjectLiteralExpression(row)) return columns > 0 ? [row] : [];
  return row.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) && fields.has(property.name.getText()) ? [property.initializer] : [],
  );
}

function textOrNothing(node: ts.Expression): string[] {
  const text = textOf(unwrap(node));
  return text === undefined ? [] : [text];
}

/** `[…] as const` and `(…)` without the wrapping. */
function unwrap(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node)
    ? unwrap(node.expression)
    : node;
}
