// Reads the string literals of a TypeScript file from its syntax tree, so that comments never count.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A string in the source: its fixed text (for a template, without the inserted values) and its line. */
export type Literal = { readonly text: string; readonly line: number };

/** The syntax tree of a file, with parents set. */
export function parse(root: string, file: string): ts.SourceFile {
  const text = readFileSync(join(root, file), 'utf8');
  return ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
}

/** The fixed text of a string or template; undefined for any other node. */
export function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(' ');
}

/** All string literals below a node. */
export function literalsIn(node: ts.Node): Literal[] {
  const source = node.getSourceFile();
  const found: Literal[] = [];
  const visit = (child: ts.Node): void => {
    const text = textOf(child);
    const line = source.getLineAndCharacterOfPosition(child.getStart(source)).line + 1;
    if (text !== undefined) found.push({ text, line });
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}
