import { readAnswererNames } from "../../collaboration-requests/answerer-names.ts";
import {
  CollaborationRequestEntity,
  readSent,
  type StoredRequest,
} from "../../collaboration-requests/collaboration-request.entity.ts";
import { ColleagueAnswerEntity } from "../../collaboration-requests/colleague-answer.entity.ts";
import { PostEntity } from "../../community/post.entity.ts";
import { readPosts } from "../../community/visible-posts.ts";
import { readBatch } from "../../db/read-batch.ts";
import { LiveTrainingEntity } from "../../live-trainings/live-training.entity.ts";
import { ParticipationEntity } from "../../live-trainings/seats/participation.entity.ts";
import { SeatsEntity } from "../../live-trainings/seats/seats.entity.ts";
import { waitingPlaceOf } from "../../live-trainings/seats/seats.ts";
import { joinSeats } from "../../live-trainings/seats/with-seats.ts";
import { ReportEntity, reportKeyOf } from "../../moderation/reports/report.entity.ts";
import { ConnectionEntity, type Origin } from "../../network/connection.entity.ts";
import { sharedProgress } from "../../request-messages/shared-progress.ts";
import { shortName } from "../shown-name.ts";
import { UserEntity } from "../user.entity.ts";
import { type ExportPage, nextOf, type Section, whole } from "./section.ts";

const atOnce = 50;
const postsAtOnce = 10;
/**
 * Maximum number of collaboration requests about one post per page. Each request has a text of up to 2,000 characters.
 */
const requestsAtOnce = 100;

/**
 * Sections of the export about the community. Other people appear only with the name that everybody sees and the
 * messages that they exchanged with the user.
 */
export const communitySections: readonly Section[] = [
  {
    name: "posts",
    atOnce: postsAtOnce,
    read: ({ user }, after, limit, within) =>
      within > 0 ? restOfRequests(after, within) : postsWithRequests(user.id, after, limit),
  },
  {
    name: "requestsSent",
    read: async ({ user }, after) => {
      const { sent, nextCursor } = await readSent(user.id, atOnce, after || undefined);
      const [requests, posts, names] = await Promise.all([
        readBatch(
          sent.map(({ postId }) => ({ postId, fromUserId: user.id })),
          (keys) => CollaborationRequestEntity.get(keys).go(),
        ),
        readPosts(sent.map(({ postId, toUserId }) => ({ postId, userId: toUserId }))),
        namesOf(sent.map(({ toUserId }) => toUserId)),
      ]);
      const answererOf = await readAnswererNames(requests, ({ name }) => shortName(name));
      const titleOf = new Map(posts.map(({ postId, title }) => [postId, title]));
      const items = requests.map((request) => ({
        ...wordsOf(request),
        to: names.get(request.toUserId),
        answeredBy: answererOf(request),
        progress: sharedProgress(request.progress),
        post: titleOf.get(request.postId),
      }));
      return { items, next: nextCursor === undefined ? undefined : Number(nextCursor) };
    },
  },
  whole("answersForColleagues", async ({ user: { id: userId } }) => {
    const { data: answers } = await ColleagueAnswerEntity.query.ofMember({ userId }).go({ pages: "all" });
    const requests = await readBatch(
      answers.map(({ postId, fromUserId }) => ({ postId, fromUserId })),
      (keys) => CollaborationRequestEntity.get(keys).go(),
    );
    const names = await namesOf(requests.map(({ fromUserId }) => fromUserId));
    return requests.map((request) => ({ ...wordsOf(request), from: names.get(request.fromUserId) }));
  }),
  {
    name: "connections",
    read: async ({ user: { id: userId } }, after) => {
      const query = ConnectionEntity.query.ofUser({ userId }).gt({ otherUserId: after });
      const page = await query.go({ limit: atOnce, pages: 1 });
      const names = await namesOf(page.data.map(({ otherUserId }) => otherUserId));
      const items = page.data.map(({ otherUserId, connectedAt, origin }) => ({
        with: names.get(otherUserId),
        connectedAt,
        ...(origin && wordsOfOrigin(origin)),
      }));
      return { items, next: nextOf(page, ({ otherUserId }) => otherUserId) };
    },
  },
  {
    name: "reportsMade",
    read: async ({ user }, after) => {
      // Start at the next id with `gte`. The sort key contains more than the report id, so `gt` with `after` would
      // return the last item again.
      const query = ReportEntity.query.ofReporter({ reporterId: user.id }).gte({ reportId: after + 1 });
      const page = await query.go({ limit: atOnce, pages: 1, data: "includeKeys" });
      const keys = page.data.map(reportKeyOf);
      const reports = await readBatch(keys, (some) => ReportEntity.get(some).go());
      const items = reports.map(({ reason, explanation, createdAt, state }) => ({
        reason,
        explanation,
        createdAt,
        state,
      }));
      return { items, next: nextOf({ data: keys, cursor: page.cursor }, ({ reportId }) => reportId) };
    },
  },
  {
    name: "liveEvents",
    read: async ({ user: { id: userId } }, after) => {
      const query = ParticipationEntity.query.ofUser({ userId }).gt({ liveTrainingId: after });
      const page = await query.go({ limit: atOnce, pages: 1 });
      const events = await readBatch(
        page.data.map(({ liveTrainingId }) => ({ liveTrainingId })),
        (keys) => LiveTrainingEntity.get(keys).go(),
      );
      const eventOf = new Map(events.map((event) => [event.liveTrainingId, event]));
      const items = page.data.map(({ liveTrainingId, registeredAt, attendedAt = null }) => {
        const { title, startsAt } = eventOf.get(liveTrainingId) ?? {};
        return { title, startsAt, registeredAt, markedPresentAt: attendedAt };
      });
      return { items, next: nextOf(page, ({ liveTrainingId }) => liveTrainingId) };
    },
  },
  whole("waitingListsOfLiveEvents", async ({ user }) => {
    const [{ data: events }, { data: seats }] = await Promise.all([
      LiveTrainingEntity.query.byStart({ state: "announced" }).go({ pages: "all" }),
      SeatsEntity.query.byStart({ state: "announced" }).go({ pages: "all" }),
    ]);
    return joinSeats(events, seats).flatMap((event) => {
      const place = waitingPlaceOf(event, user.id);
      if (!place) return [];
      const { offeredUntil = null, since = "" } = place;
      return [
        { title: event.title, startsAt: event.startsAt, waitingSince: since || null, seatHeldUntil: offeredUntil },
      ];
    });
  }),
];

const wordsOf = ({ message, status, createdAt, answeredAt, reply, contact }: StoredRequest) => ({
  ...{ message, status, createdAt, answeredAt, reply },
  contactOfBusiness: contact,
});

const wordsOfOrigin = ({ postTitle: post, message, reply, contact }: Origin) => ({
  ...{ post, message, reply },
  contactOfBusiness: contact,
});

/**
 * Reads posts with the collaboration requests about them. Ends the page at the first post that has more requests than
 * one read returns; `restOfRequests` reads the rest.
 */
async function postsWithRequests(userId: number, after: number, limit: number): Promise<ExportPage> {
  const page = await PostEntity.query.ofAuthor({ userId }).gt({ postId: after }).go({ limit, pages: 1 });
  const received = await Promise.all(page.data.map(({ postId }) => requestsAbout(postId, 0)));
  const items = page.data.map(({ userId: _, pendingCount: __, postId: id, ...post }, nth) => ({
    ...{ id, ...post },
    requestsReceived: received[nth]?.items,
  }));
  const unfinished = received.findIndex(({ next }) => next !== undefined);
  if (unfinished < 0) return { items, next: nextOf(page, ({ postId }) => postId) };
  const [postId, within] = [page.data[unfinished]?.postId, received[unfinished]?.next];
  return { items: items.slice(0, unfinished + 1), next: postId, nextWithin: within };
}

async function restOfRequests(postId: number, within: number): Promise<ExportPage> {
  const { items, next } = await requestsAbout(postId, within);
  return { items, next: postId, nextWithin: next };
}

async function requestsAbout(postId: number, after: number): Promise<ExportPage> {
  const query = CollaborationRequestEntity.query.ofPost({ postId }).gt({ fromUserId: after });
  const page = await query.go({ limit: requestsAtOnce, pages: 1 });
  const [names, answererOf] = await Promise.all([
    namesOf(page.data.map(({ fromUserId }) => fromUserId)),
    readAnswererNames(page.data, ({ name }) => shortName(name)),
  ]);
  const items = page.data.map((request) => ({
    ...wordsOf(request),
    from: names.get(request.fromUserId),
    answeredBy: answererOf(request),
    progress: request.progress?.state,
  }));
  return { items, next: nextOf(page, ({ fromUserId }) => fromUserId) };
}

async function namesOf(userIds: readonly number[]): Promise<Map<number, string>> {
  const users = await readBatch(
    [...new Set(userIds)].map((userId) => ({ userId })),
    (keys) => UserEntity.get(keys).go(),
  );
  return new Map(users.map(({ userId, name }) => [userId, shortName(name)]));
}
