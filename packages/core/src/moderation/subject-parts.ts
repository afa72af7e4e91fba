import { isInPlace } from "../community/post.entity.ts";
import type { StoredHidden } from "./hiding/hidden.ts";
import type { ModerationParts } from "./moderation-items.entity.ts";
import type { Subject } from "./subject.ts";

const stored = ({ isOwnInitiative, objectedAt, upheldAt, ...hidden }: StoredHidden) => ({
  ...hidden,
  ...(isOwnInitiative && { isOwnInitiative }),
  ...(objectedAt && { objectedAt }),
  ...(upheldAt && { upheldAt }),
});

/**
 * Returns the transaction part that hides the post or profile. The part fails when the content was hidden, moved within
 * the feed or deleted since it was read.
 */
export const hidePart = (parts: ModerationParts, { userId, postId, place }: Subject, hidden: StoredHidden) =>
  place
    ? parts.post
        .patch({ userId, postId })
        .set({ ...place, hidden: stored(hidden) })
        .where((of, operations) => `${operations.notExists(of.hidden)} AND ${isInPlace(place)(of, operations)}`)
        .commit()
    : parts.user
        .patch({ userId })
        .set({ hidden: stored(hidden) })
        .where((of, { notExists }) => notExists(of.hidden))
        .commit();

/**
 * Returns the transaction part that stores an objection. The part fails when there is already an objection, or when
 * this report no longer hides the content.
 */
export const objectedPart = (parts: ModerationParts, { userId, postId, place }: Subject, hidden: StoredHidden) =>
  place
    ? parts.post
        .patch({ userId, postId })
        .set({ hidden: stored(hidden) })
        .where(
          (of, { eq, notExists }) =>
            `${eq(of.hidden.reportId, hidden.reportId)} AND ${notExists(of.hidden.objectedAt)}`,
        )
        .commit()
    : parts.user
        .patch({ userId })
        .set({ hidden: stored(hidden) })
        .where(
          (of, { eq, notExists }) =>
            `${eq(of.hidden.reportId, hidden.reportId)} AND ${notExists(of.hidden.objectedAt)}`,
        )
        .commit();

/**
 * Returns the transaction part that replaces the notice on hidden content. The part fails when the report in `hidden`
 * no longer hides the content.
 */
export const noticePart = (parts: ModerationParts, { userId, postId, place }: Subject, hidden: StoredHidden) =>
  place
    ? parts.post
        .patch({ userId, postId })
        .set({ hidden: stored(hidden) })
        .where((of, { eq }) => eq(of.hidden.reportId, hidden.reportId))
        .commit()
    : parts.user
        .patch({ userId })
        .set({ hidden: stored(hidden) })
        .where((of, { eq }) => eq(of.hidden.reportId, hidden.reportId))
        .commit();

/**
 * Returns the transaction part that makes the content visible again. The part fails unless this report hides the
 * content.
 */
export const showPart = (parts: ModerationParts, { userId, postId, place }: Subject, reportId: number) =>
  place
    ? parts.post
        .patch({ userId, postId })
        // The keys of the feed index are derived from these attributes. Setting them puts the post back into the feed,
        // unless it is a filled project.
        .set(place)
        .remove(["hidden"])
        .where((of, { eq }) => eq(of.hidden.reportId, reportId))
        .commit()
    : parts.user
        .patch({ userId })
        .remove(["hidden"])
        .where((of, { eq }) => eq(of.hidden.reportId, reportId))
        .commit();

export const checkHiddenPart = (parts: ModerationParts, { userId, postId, place }: Subject) =>
  place
    ? parts.post
        .check({ userId, postId })
        .where((of, { exists }) => exists(of.hidden))
        .commit()
    : parts.user
        .check({ userId })
        .where((of, { exists }) => exists(of.hidden))
        .commit();
