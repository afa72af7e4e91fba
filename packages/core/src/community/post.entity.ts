import { industries } from "@linkedpotential/contract/community/industries";
import { postLanguages, postTypes } from "@linkedpotential/contract/community/post-types";
import { createConversions, Entity, type EntityItem } from "electrodb";
import { store } from "../db/store.ts";
import { hiddenAttribute } from "../moderation/hiding/hidden.ts";

/**
 * Tells whether a post appears in the indexes that other users read; a hidden one and a filled project do not. Every
 * write of `type` or `industry` must require that the post is not hidden and must give `filledAt` if it is set, or it
 * would put the post back.
 */
const isShown = ({ hidden, filledAt }: { hidden?: object; filledAt?: string }) =>
  hidden === undefined && filledAt === undefined;

/** Community post. Access patterns: by author; all of a type, newest first; by industry (keys only). */
export const PostEntity = new Entity(
  {
    model: { entity: "post", version: "1", service: "linkedpotential" },
    attributes: {
      userId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      postId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      type: { type: postTypes, required: true },
      title: { type: "string", required: true },
      content: { type: "string", required: true },
      language: { type: postLanguages, required: true },
      industry: { type: industries, required: true },
      skills: { type: "list", items: { type: "string" } },
      lookingFor: { type: "list", items: { type: "string" } },
      /** Set for projects, with empty texts where the business says nothing. */
      project: {
        type: "map",
        properties: {
          company: { type: "string", required: true },
          start: { type: "string", required: true },
          extent: { type: "string", required: true },
          budget: { type: "string", required: true },
        },
      },
      createdAt: { type: "string", required: true },
      pendingCount: { type: "number", required: true },
      /** Time at which a project was marked as filled. Absent while it takes requests. */
      filledAt: { type: "string" },
      hidden: hiddenAttribute,
    },
    indexes: {
      ofAuthor: {
        pk: { field: "pk", composite: ["userId"] },
        sk: { field: "sk", composite: ["postId"] },
      },
      ofType: {
        index: "gsi1",
        condition: isShown,
        pk: { field: "gsi1pk", composite: ["type"] },
        sk: { field: "gsi1sk", composite: ["postId"] },
      },
      ofIndustry: {
        index: "gsi2",
        condition: isShown,
        projection: "keys_only",
        pk: { field: "gsi2pk", composite: ["type", "industry"] },
        sk: { field: "gsi2sk", composite: ["postId", "userId"] },
      },
    },
  },
  store,
);

export type StoredPost = EntityItem<typeof PostEntity>;
/** Attributes that determine where a post appears in the feed. */
export type PostPlace = Pick<StoredPost, "type" | "industry" | "filledAt">;

/** Returns the attributes to set in every write that touches the index keys of a post. */
export const placeOf = ({ type, industry, filledAt }: PostPlace): PostPlace => ({
  ...{ type, industry },
  ...(filledAt && { filledAt }),
});

interface PlaceOperations<Name> {
  eq: (name: Name, value: unknown) => string;
  notExists: (name: Name) => string;
}

/** Returns a condition that holds while nobody has changed where the post appears. */
export const isInPlace =
  ({ type, industry, filledAt }: PostPlace) =>
  <Name>(of: { type: Name; industry: Name; filledAt: Name }, { eq, notExists }: PlaceOperations<Name>): string =>
    [eq(of.type, type), eq(of.industry, industry), filledAt ? eq(of.filledAt, filledAt) : notExists(of.filledAt)].join(
      " AND ",
    );

export type PostKey = Pick<StoredPost, "userId" | "postId">;

/** Reads the primary key from an item of a keys-only index. */
export const postKeyOf = (item: object): PostKey =>
  createConversions(PostEntity).byAccessPattern.ofAuthor.fromKeys.toComposite<PostKey>({ ...item });
