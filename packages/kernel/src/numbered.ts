declare const kind: unique symbol;

/**
 * The number of a thing of one kind. The number of a thing of another kind does not compile in its place; a plain number
 * (a place in a list, a count) does.
 */
export type Numbered<Kind extends string> = number & { readonly [kind]?: Kind };

/** Where an effect comes from (a space, a card, the rules), as a number of the game. */
export type Source = Numbered<'source'>;

/** An effect in its place in the program. */
export type NodeNumber = Numbered<'node'>;
