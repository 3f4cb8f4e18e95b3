export declare function rulesIdentity(): string;
export declare function definitions(): { readonly FURROW_RULES: string };
