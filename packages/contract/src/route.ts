import type * as z from "zod/mini";
import { endpointOf, type RouteId } from "./endpoints.ts";
import type { ErrorCode } from "./errors.ts";
import type { Grant } from "./grant.ts";
import type { Method } from "./protocol.ts";

export type Access = "public" | "user" | "freelancer" | "business" | "admin";

export interface RouteShape {
  summary: string;
  access: Access;
  grant: Grant;
  params?: z.ZodMiniType<object>;
  query?: z.ZodMiniType<object>;
  body?: z.ZodMiniType<object>;
  /** A body that the route accepts. Shown in the OpenAPI document and used by tests. */
  sample?: object;
  /** Name of the header with the body's signature. The handler then gets the raw body. */
  signature?: string;
  /** Maximum body size in bytes, if it differs from 512 KB. */
  bodyMax?: number;
  answer: z.ZodMiniType;
  status?: 200 | 201;
  /** Error codes in addition to those of every route (session, validation, rate limit, internal). */
  errors?: readonly ErrorCode[];
  /** The answer is an array, and the cursor of the next page is in `x-next-cursor` (D14). */
  paged?: boolean;
  /** The answer has an ETag. A request with `If-None-Match` may get a 304 (see `Page.version`). */
  revalidated?: boolean;
  /** The answer names the versions of the leads list before and after this write in `x-leads-version` (D68). */
  namesLeadsVersion?: boolean;
  /** Media type of a file. It comes in parts, with the cursor of the next part in `x-next-cursor` (D14). */
  mediaType?: string;
}

export type Route<Id extends RouteId = RouteId, Shape extends RouteShape = RouteShape> = Shape & {
  readonly id: Id;
  readonly method: Method;
  readonly path: string;
};

type Sampled<Shape> = Shape extends { body: z.ZodMiniType } ? { sample: Partial<Input<Shape["body"]>> } : unknown;

export function defineRoute<const Id extends RouteId, const Shape extends RouteShape>(
  id: Id,
  shape: Shape & Sampled<Shape>,
): Route<Id, Shape> {
  return { ...(shape as Shape), id, ...endpointOf(id) };
}

type Output<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : unknown;
type Input<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : never;
type Part<Shape, Key extends string> = Shape extends Record<Key, infer Schema> ? Schema : never;

interface Signed {
  payload: string;
  signature: string;
}

export type InputOf<R> = ([Part<R, "query">] extends [never] ? unknown : Output<Part<R, "query">>) &
  ([Part<R, "body">] extends [never] ? unknown : Output<Part<R, "body">>) &
  ([Part<R, "params">] extends [never] ? unknown : Output<Part<R, "params">>) &
  (R extends { signature: string } ? Signed : unknown) &
  (R extends { revalidated: true } ? { knownVersion?: string | undefined } : unknown);

/** `version` becomes the ETag. `unchanged` means that the caller's copy is current. */
interface Page<Item> {
  items: Item[];
  nextCursor?: string | undefined;
  version?: string | undefined;
  unchanged?: boolean;
}

export interface FilePart {
  text: string;
  nextCursor?: string | undefined;
}

export interface BinaryFile {
  bytes: Uint8Array;
  name: string;
}

export type AnswerOf<R> = R extends { mediaType: "application/pdf" }
  ? BinaryFile
  : R extends { mediaType: string }
    ? FilePart
    : R extends { answer: infer Schema }
      ? R extends { paged: true }
        ? Output<Schema> extends (infer Item)[]
          ? Page<Item>
          : never
        : Output<Schema>
      : never;

export type CallOf<R> = ([Part<R, "params">] extends [never] ? unknown : { params: Input<Part<R, "params">> }) &
  ([Part<R, "query">] extends [never] ? unknown : { query?: Input<Part<R, "query">> }) &
  ([Part<R, "body">] extends [never] ? unknown : { body: Input<Part<R, "body">> });
export type JsonOf<R> = R extends { answer: infer Schema } ? Output<Schema> : never;
