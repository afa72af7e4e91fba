import type { Post } from "@linkedpotential/contract/community/schema";
import { Check, Undo2 } from "lucide-react";
import { type Ref, useState } from "react";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";

const WithdrawQuestion = lazyDialog(
  async () => (await import("../../../parts/posts/withdraw-question.tsx")).WithdrawQuestion,
  ({ onClose }) => onClose(),
);

interface OwnRequestProps {
  post: Post;
  withdrawRef: Ref<HTMLButtonElement>;
}

export function OwnRequest({ post, withdrawRef }: OwnRequestProps) {
  const { request: texts } = useTexts("community");
  const { withdraw } = useTexts("posts");
  const [isConfirming, setConfirming] = useState(false);
  const { ownRequest } = post;
  if (!ownRequest) return null;
  const isPending = ownRequest.status === "pending";
  return (
    <>
      <Button variant="state" isDisabled icon={<Check size={16} aria-hidden />}>
        {isPending ? texts.sent : texts.accepted}
      </Button>
      {isPending && (
        <Button
          ref={withdrawRef}
          variant="quiet"
          icon={<Undo2 size={16} aria-hidden />}
          onPress={() => setConfirming(true)}
        >
          {withdraw.open}
        </Button>
      )}
      {isConfirming && (
        <WithdrawQuestion
          request={{ requestId: ownRequest.id, postId: post.id }}
          title={post.title}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
