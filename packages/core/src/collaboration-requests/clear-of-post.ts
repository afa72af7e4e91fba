import type { Context } from "../context.ts";
import { CollaborationRequestEntity, type StoredRequest } from "./collaboration-request.entity.ts";
import { deleteAnsweredRequest } from "./delete-answered-request.ts";

const atOnce = 25;

/** Deletes the requests for a post. Calls `before` with each request, which is deleted once the call has succeeded. */
export async function clearOfPost(
  ctx: Pick<Context, "config">,
  postId: number,
  before: (request: StoredRequest) => Promise<unknown> = async () => undefined,
): Promise<number> {
  const { data: requests } = await CollaborationRequestEntity.query
    .ofPost({ postId })
    .go({ pages: "all", consistent: true });
  for (let from = 0; from < requests.length; from += atOnce) {
    const some = requests.slice(from, from + atOnce);
    await Promise.all(
      some.map(async (request) => {
        await before(request);
        await deleteAnsweredRequest(ctx, request);
      }),
    );
  }
  return requests.length;
}
