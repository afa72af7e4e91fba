import * as z from "zod/mini";
import { success } from "../fields.ts";
import { record, session } from "../grant.ts";
import { defineRoute } from "../route.ts";
import type { NewPost, NewProject } from "./schema.ts";
import * as schema from "./schema.ts";

const sample: NewPost = {
  title: "Suche Gestaltung für ein Logistikportal",
  content: "Ich baue das Portal eines Spediteurs neu und suche jemanden für die Oberfläche.",
  type: "collaboration",
  language: "de",
  industry: "IT & Softwareentwicklung",
  skills: ["TypeScript", "AWS"],
  lookingFor: ["UI-Design"],
};

const projectSample: NewProject = {
  title: "Neues Kundenportal für eine Spedition",
  content: "Wir suchen jemanden, der unser Kundenportal von Grund auf erneuert.",
  language: "de",
  industry: "IT & Softwareentwicklung",
  lookingFor: ["TypeScript", "UI-Design"],
  company: "Müller & Söhne GmbH",
  start: "Ab März",
  extent: "3 Tage pro Woche, 6 Monate",
  budget: "95 Euro pro Stunde",
};

export const listPosts = defineRoute("community/list", {
  summary: "List the collaboration or project posts of others, newest first; a search covers a limited number per page",
  access: "freelancer",
  grant: { table: [session, "BatchGetItem", "Query", "Query:gsi1", "Query:gsi2"] },
  query: schema.postListQuery,
  answer: z.array(schema.post),
  paged: true,
  errors: ["plan_limit"],
});

export const listPostPreviews = defineRoute("community/list-previews", {
  summary: "List the newest three collaboration posts of others in short, also for the free plan",
  access: "freelancer",
  grant: { table: [session, "BatchGetItem", "Query", "Query:gsi1"] },
  answer: z.array(schema.postPreview),
});

export const getPost = defineRoute("community/get", {
  summary: "Get a post",
  access: "freelancer",
  grant: { table: [session, "BatchGetItem", "Query", "Query:gsi1"] },
  params: schema.postParams,
  answer: schema.post,
  errors: ["plan_limit", "post.not_found"],
});

export const getAuthor = defineRoute("community/get-author", {
  summary: "Get the author of posts in the feed, with their newest posts",
  access: "freelancer",
  grant: { table: [session, "BatchGetItem", "Query"] },
  params: schema.authorParams,
  answer: schema.communityAuthor,
  errors: ["plan_limit", "post.author_not_found"],
});

export const listOthersPosts = defineRoute("community/list-others", {
  summary: "List the newest collaboration posts of others",
  access: "freelancer",
  grant: { table: [session, "BatchGetItem", "Query", "Query:gsi1"] },
  query: schema.postPageQuery,
  answer: z.array(schema.post),
  paged: true,
  errors: ["plan_limit"],
});

export const listOwnPosts = defineRoute("community/list-own", {
  summary:
    "List the caller's posts, and the projects of the caller's company, with the numbers of pending requests and unread messages of each",
  access: "user",
  grant: { table: [session, "BatchGetItem", "Query"] },
  params: schema.ownParams,
  query: schema.postPageQuery,
  answer: z.array(schema.post),
  paged: true,
  errors: ["session.forbidden", "plan_limit"],
});

export const listRequestedPosts = defineRoute("community/list-requested", {
  summary: "List the posts for which the caller sent a request, newest request first",
  access: "freelancer",
  grant: { table: [session, "BatchGetItem", "Query", "Query:gsi2"] },
  params: schema.ownParams,
  query: schema.postPageQuery,
  answer: z.array(schema.requestedPost),
  paged: true,
  errors: ["plan_limit"],
});

export const createPost = defineRoute("community/create", {
  summary: "Publish a collaboration post",
  access: "freelancer",
  grant: { table: [session, record, "UpdateItem"] },
  body: schema.newPost,
  sample,
  answer: schema.post,
  status: 201,
  errors: ["plan_limit", "profile.linkedin_required", "post.limit_reached"],
});

export const updatePost = defineRoute("community/update", {
  summary: "Update a post without pending requests",
  access: "freelancer",
  grant: { table: [session, "UpdateItem"] },
  params: schema.postParams,
  body: schema.postChange,
  sample,
  answer: schema.post,
  errors: ["plan_limit", "post.not_found", "post.hidden", "post.has_requests"],
});

export const deletePost = defineRoute("community/delete", {
  summary: "Delete a post and its requests",
  access: "user",
  grant: { table: [session, "PutItem", "UpdateItem", "DeleteItem"] },
  params: schema.postParams,
  answer: success,
  errors: ["plan_limit", "post.not_found"],
});

export const createProject = defineRoute("community/create-project", {
  summary: "Publish a project of a business, to which freelancers send requests",
  access: "business",
  grant: { table: [session, record, "UpdateItem"] },
  body: schema.newProject,
  sample: projectSample,
  answer: schema.post,
  status: 201,
  errors: ["post.limit_reached"],
});

export const updateProject = defineRoute("community/update-project", {
  summary: "Update a project without pending requests",
  access: "business",
  grant: { table: [session, "UpdateItem"] },
  params: schema.postParams,
  body: schema.newProject,
  sample: projectSample,
  answer: schema.post,
  errors: ["post.not_found", "post.hidden", "post.has_requests"],
});

export const fillProject = defineRoute("community/fill-project", {
  summary: "Mark a project of the caller's company as filled, or open it again",
  access: "business",
  grant: { table: [session, "BatchGetItem", "Query", "PutItem", "UpdateItem"] },
  params: schema.postParams,
  body: schema.projectFilling,
  sample: { filled: true },
  answer: schema.post,
  errors: ["post.not_found", "post.hidden"],
});
