import type { StoredHidden } from "./hiding/hidden.ts";
import type { ModerationParts } from "./moderation-items.entity.ts";
import type { Subject } from "./subject.ts";

const stored = ({ objectedAt, upheldAt, ...hidden }: StoredHidden) => ({
  ...hidden,
  ...(objectedAt && { objectedAt }),
  ...(upheldAt && { upheldAt }),
});

/** Hides the subject. Fails when it was hidden, moved within the feed or deleted since it was read. */
export const hidePart = (parts: ModerationParts, { userId, postId, place }: Subject, hidden: StoredHidden) =>
  place
    ? parts.post
        .patch({ userId, postId })
        .set({ ...place, hidden: stored(hidden) })
        .where(
          (of, { eq, notExists }) =>
            `${notExists(of.hidden)} AND ${eq(of.type, place.type)} AND ${eq(of.industry, place.industry)}`,
        )
        .commit()
    : parts.user
        .patch({ userId })
        .set({ hidden: stored(hidden) })
        .where((of, { notExists }) => notExists(of.hidden))
        .commit();

/** Records an objection. Fails when there is one already, or when this report no longer hides the subject. */
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

/** Replaces the notice. Fails when this report no longer hides the subject. */
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

/** Shows the subject again. Fails unless this report hides it. */
export const showPart = (parts: ModerationParts, { userId, postId, place }: Subject, reportId: number) =>
  place
    ? parts.post
        .patch({ userId, postId })
        // Setting these attributes restores the keys of the feed's index.
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
