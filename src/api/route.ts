/**
 * A row of the route table: what a route accepts, what it sends, and the types that follow from both. The server checks
 * every request and answer against the schemas. The pages import only the types, so no schema is loaded in a browser.
 */

import type { z } from 'zod';

/** What a route accepts, and one of the three things it can send. */
export type Route = Question & (Answering | Streaming | Downloading);

/** Routes by method and path. Path parameters start with a colon. */
export type Table = Readonly<Record<`${'GET' | 'POST' | 'DELETE'} /api/${string}`, Route>>;

interface Question {
  readonly topic: string;
  readonly summary: string;
  /** Accepted from the server machine only. */
  readonly isForKeeper?: true;
  /** Omitted from the API description. */
  readonly isHidden?: true;
  /** Error statuses specific to this route. `errorAnswers.ts` derives the others from what the route accepts. */
  readonly refusals?: readonly (404 | 409)[];
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
}

/** JSON answers by status. */
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
 * Everything a request needs: the path parameters, and the fields of the query or body. Numbers in an address may be
 * given as numbers or as text.
 */
export type AskedOf<R extends Route> = FieldsOf<R, 'params'> & FieldsOf<R, 'query'> & FieldsOf<R, 'body'>;

/** What a page receives: the answer, or the text of a file. */
export type AnswerOf<R extends Route> = R extends { readonly answers: infer Answers }
  ? z.output<Answers[keyof Answers] & z.ZodType>
  : string;

/** The data of each event. */
export type EventsOf<R extends Route> = R extends { readonly events: infer Events }
  ? { readonly [Name in keyof Events]: z.output<Events[Name]> }
  : never;

/** A part of a request after validation. */
export type CheckedOf<R extends Route, Part extends keyof Question> =
  R extends Readonly<Record<Part, infer Schema extends z.ZodType>> ? z.output<Schema> : unknown;

type FieldsOf<R extends Route, Part extends keyof Question> =
  R extends Readonly<Record<Part, infer Schema extends z.ZodType>>
    ? { readonly [Name in keyof z.input<Schema>]: z.input<Schema>[Name] | CheckedField<Schema, Name> }
    : unknown;

type CheckedField<Schema extends z.ZodType, Name> = Name extends keyof z.output<Schema>
  ? z.output<Schema>[Name]
  : never;
