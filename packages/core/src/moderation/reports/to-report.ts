import type { Report } from "@linkedpotential/contract/moderation/schema";
import { PostEntity } from "../../community/post.entity.ts";
import { readBatch } from "../../db/read-batch.ts";
import { UserEntity } from "../../user/user.entity.ts";
import { type Subject, subjectOfPerson, subjectOfPost } from "../subject.ts";
import type { StoredReport } from "./report.entity.ts";

export async function toReports(reports: readonly StoredReport[]): Promise<Report[]> {
  const userIds = new Set(reports.flatMap(({ userId, reporterId }) => [userId, reporterId ?? []].flat()));
  const postKeys = new Map(
    reports.filter(({ postId }) => postId !== 0).map(({ userId, postId }) => [postId, { userId, postId }]),
  );
  const [users, posts] = await Promise.all([
    readBatch(
      [...userIds].map((userId) => ({ userId })),
      (keys) => UserEntity.get(keys).go({ consistent: true }),
    ),
    readBatch([...postKeys.values()], (keys) => PostEntity.get(keys).go({ consistent: true })),
  ]);
  const people = new Map(users.map((user) => [user.userId, user]));
  const subjectOf = new Map(posts.map((post) => [post.postId, subjectOfPost(post)]));
  return reports.map((report) => {
    const person = people.get(report.userId);
    const profile = person && subjectOfPerson(person);
    const now = report.postId === 0 ? profile : subjectOf.get(report.postId);
    return toReport(report, now, person?.name ?? "", people.get(report.reporterId ?? 0)?.name ?? "");
  });
}

export function toReport(
  stored: StoredReport,
  now: Subject | undefined,
  personName: string,
  reporterName: string,
): Report {
  const {
    reportId: id,
    reporterId = null,
    isOwnInitiative = false,
    postId,
    reported,
    steps,
    ttl: _ttl,
    ...report
  } = stored;
  const { profileImage = null, ...content } = reported;
  return {
    id,
    ...report,
    reporterId,
    isOwnInitiative,
    postId: postId || null,
    personName,
    reporterName,
    reported: { ...content, profileImage },
    current: now?.content ?? null,
    isHidden: now?.hidden !== undefined,
    isHiddenByThis: now?.hidden?.reportId === id,
    steps: steps.map(({ kind, text, ground = null, at }) => ({ kind, text, ground, at })),
  };
}
