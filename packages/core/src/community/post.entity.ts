import { industries } from "@linkedpotential/contract/community/industries";
import { postLanguages, postTypes } from "@linkedpotential/contract/community/post-types";
import { createConversions, Entity, type EntityItem } from "electrodb";
import { store } from "../db/store.ts";
import { hiddenAttribute } from "../moderation/hiding/hidden.ts";

/**
 * Tells whether a post appears in the indexes that other users read; a hidden one does not. Every write of `type` or
 * `industry` must require that the post is not hidden, or it would put the post back.
 */
const isShown = ({ hidden }: { hidden?: object }) => hidden === undefined;

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
export type PostKey = Pick<StoredPost, "userId" | "postId">;

/** Reads the primary key from an item of a keys-only index. */
export const postKeyOf = (item: object): PostKey =>
  createConversions(PostEntity).byAccessPattern.ofAuthor.fromKeys.toComposite<PostKey>({ ...item });
