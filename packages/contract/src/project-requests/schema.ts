import * as z from "zod/mini";
import { requestMessageOf, sharedContact } from "../collaboration-requests/schema.ts";
import { instant, optionalText, pageQuery, pathId, withProblem } from "../fields.ts";
import { conversation, requestProgress } from "../request-messages/schema.ts";
import { companyMax, projectMessageMin, replyMax } from "./limits.ts";
import { projectRequestStatuses } from "./statuses.ts";

const id = z.int().check(z.gte(1));

/** Own project that a request is about, with the title that it had when the request was sent. */
const requestedProject = z.object({ id: z.number(), title: z.string() });

const request = z.object({
  id: z.number(),
  message: z.string(),
  status: z.enum(projectRequestStatuses),
  createdAt: instant,
  answeredAt: z.nullable(instant),
  /** Text with which the freelancer answered. Empty without one. */
  reply: z.string(),
  /** Absent when the business named no project. Stays when the project is changed or deleted. */
  project: z.optional(requestedProject),
  /** Absent while there are no messages. */
  conversation: z.optional(conversation),
  /** Absent until the company has set it. */
  progress: z.optional(requestProgress),
});

/** A request as the freelancer sees it. `sender.contact` is null if the business shares no contact data. */
export const receivedProjectRequest = z.extend(request, {
  sender: z.object({
    userId: z.number(),
    name: z.string(),
    initials: z.string(),
    contact: z.nullable(sharedContact),
  }),
});
export type ReceivedProjectRequest = z.output<typeof receivedProjectRequest>;

/** A member of the reader's company. `isOwn` tells whether it is the reader. */
export const colleague = z.object({ userId: z.number(), name: z.string(), isOwn: z.boolean() });
export type Colleague = z.output<typeof colleague>;

/**
 * A request as the business sees it. `recipient.email` is the address that the freelancer shared with the answer. Null
 * without one.
 */
export const sentProjectRequest = z.extend(request, {
  sharesContact: z.boolean(),
  /** Whether nobody in the company has seen the answer yet. */
  isUnread: z.boolean(),
  sender: colleague,
  recipient: z.object({
    userId: z.number(),
    name: z.string(),
    initials: z.string(),
    profileImage: z.nullable(z.string()),
    activityArea: z.string(),
    email: z.nullable(z.string()),
    /** Address of the freelancer's LinkedIn profile after an acceptance. Empty otherwise, and if it is not visible. */
    linkedinUrl: z.string(),
  }),
});
export type SentProjectRequest = z.output<typeof sentProjectRequest>;

/**
 * `postId` is an open project of the sender's company. `sharesContact` is the consent to show the freelancer the sender's
 * full name, company and address.
 */
export const newProjectRequest = z.object({
  toUserId: id,
  postId: z.optional(z.nullable(id)),
  message: requestMessageOf(projectMessageMin),
  sharesContact: z._default(z.boolean(), false),
  company: optionalText(companyMax),
});
export type NewProjectRequest = z.output<typeof newProjectRequest>;

/** Content of a request, without its recipient. */
export const requestContent = z.omit(newProjectRequest, { toUserId: true });
export type RequestContent = z.output<typeof requestContent>;

/** `sharesContact` is the consent to show the business the freelancer's full name and address. */
export const projectRequestAnswer = z.object({
  status: z.enum(["accepted", "rejected"], withProblem("required")),
  reply: optionalText(replyMax),
  sharesContact: z._default(z.boolean(), false),
});

/**
 * Marks the answer as read. `sharesContact` is the consent to show the freelancer the sender's full name, company and
 * address afterwards.
 */
export const sentProjectRequestChange = z.object({
  sharesContact: z._default(z.boolean(), false),
  company: optionalText(companyMax),
});

export const projectRequestParams = z.object({ requestId: pathId });
export const projectRequestQuery = z.object({ limit: pageQuery.limit, cursor: z.optional(pathId) });
