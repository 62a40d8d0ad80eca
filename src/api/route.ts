/**
 * One row of the table of routes: what a route of the API is asked, what it sends, and the types that follow from both.
 * The server checks every request and answer against the schemas; the pages use the types alone, so no schema is ever
 * loaded in a browser.
 */

import type { z } from 'zod';

/** What a route is asked with, and one of the three things that it can send. */
export type Route = Question & (Answering | Streaming | Downloading);

/** Routes by method and path. Parameters of a path begin with a colon. */
export type Table = Readonly<Record<`${'GET' | 'POST' | 'DELETE'} /api/${string}`, Route>>;

interface Question {
  readonly topic: string;
  readonly summary: string;
  /** Accepted from the server machine only. */
  readonly isForKeeper?: true;
  /** Left out of the description of the API. */
  readonly isHidden?: true;
  /** Statuses of errors that follow from what it does; others follow from what it is asked with. */
  readonly refusals?: readonly (404 | 409)[];
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
}

/** JSON, by status. */
interface Answering {
  readonly answers: Readonly<Record<number, z.ZodType>>;
}

/** Server-sent events by name, each with its data as JSON. */
interface Streaming {
  readonly events: Readonly<Record<string, z.ZodType>>;
}

/** A file of one of these types. */
interface Downloading {
  readonly files: readonly MediaType[];
}

export type MediaType = 'text/plain' | 'text/html' | 'text/csv' | 'image/svg+xml' | 'image/png';

/**
 * Everything to fill in: parameters of the path, and the fields of the query or the body. Numbers of an address may be
 * given as numbers or as text.
 */
export type AskedOf<R extends Route> = FieldsOf<R, 'params'> & FieldsOf<R, 'query'> & FieldsOf<R, 'body'>;

/** What a page gets: the answer, or a file that is text. */
export type AnswerOf<R extends Route> = R extends { readonly answers: infer Answers }
  ? z.output<Answers[keyof Answers] & z.ZodType>
  : string;

/** The data of each event. */
export type EventsOf<R extends Route> = R extends { readonly events: infer Events }
  ? { readonly [Name in keyof Events]: z.output<Events[Name]> }
  : never;

/** A part of a request after it was checked. */
export type CheckedOf<R extends Route, Part extends keyof Question> =
  R extends Readonly<Record<Part, infer Schema extends z.ZodType>> ? z.output<Schema> : unknown;

type FieldsOf<R extends Route, Part extends keyof Question> =
  R extends Readonly<Record<Part, infer Schema extends z.ZodType>>
    ? { readonly [Name in keyof z.input<Schema>]: z.input<Schema>[Name] | CheckedField<Schema, Name> }
    : unknown;

type CheckedField<Schema extends z.ZodType, Name> = Name extends keyof z.output<Schema>
  ? z.output<Schema>[Name]
  : never;
