import type * as routes from "@linkedpotential/contract/moderation/routes";
import type { AnswerOf } from "@linkedpotential/contract/route";
import { PostEntity } from "../../community/post.entity.ts";
import type { UserContext } from "../../context.ts";
import { noticeOf } from "./hidden.ts";

/** Lists the caller's hidden posts. An account has at most 200 posts (O98), so one query reads them all. */
export async function listHiddenPosts({ user }: UserContext): Promise<AnswerOf<typeof routes.listHiddenPosts>> {
  const { data } = await PostEntity.query
    .ofAuthor({ userId: user.id })
    .where(({ hidden }, { exists }) => exists(hidden))
    .go({ pages: "all", order: "desc", consistent: true });
  return data.flatMap(({ postId: id, title, language, hidden }) => {
    const notice = noticeOf(hidden);
    return notice ? [{ id, title, language, notice }] : [];
  });
}
