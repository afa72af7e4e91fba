import type { StoredHidden } from "./hiding/hidden.ts";
import type { ModerationParts } from "./moderation-items.entity.ts";
import type { Subject } from "./subject.ts";

const stored = ({ objectedAt, upheldAt, ...hidden }: StoredHidden) => ({
  ...hidden,
  ...(objectedAt && { objectedAt }),
  ...(upheldAt && { upheldAt }),
});

/** Refused when it was hidden, changed its place in the feed or went away since it was read. */
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

/** Objected to. Refused when it was before, or is not hidden by the same report any more. */
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

/** Still hidden by the same report, with another notice. Refused when it is not. */
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

/** Refused unless it is hidden by this report. */
export const showPart = (parts: ModerationParts, { userId, postId, place }: Subject, reportId: number) =>
  place
    ? parts.post
        .patch({ userId, postId })
        // Put back into the feed: its keys there follow from these.
        .set(place)
        .remove(["hidden"])
        .where((of, { eq }) => eq(of.hidden.reportId, reportId))
        .commit()
    : parts.user
        .patch({ userId })
        .remove(["hidden"])
        .where((of, { eq }) => eq(of.hidden.reportId, reportId))
        .commit();

/** Refused when it is shown again. */
export const stillHidden = (parts: ModerationParts, { userId, postId, place }: Subject) =>
  place
    ? parts.post
        .check({ userId, postId })
        .where((of, { exists }) => exists(of.hidden))
        .commit()
    : parts.user
        .check({ userId })
        .where((of, { exists }) => exists(of.hidden))
        .commit();
