/** Plain data: what can be written as JSON and read again without loss. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
