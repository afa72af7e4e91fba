import type { Post } from "@linkedpotential/contract/community/schema";
import { Handshake } from "lucide-react";
import { useRef } from "react";
import { useFocusAfterChange } from "../../../lib/focus/use-focus-after-change.ts";
import { useOpenDialog } from "../../../lib/rendering/dialog-host.tsx";
import { lazyDialog, preloadOnIntent } from "../../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { OwnRequest } from "./own-request.tsx";

const RequestDialog = lazyDialog(
  async () => (await import("./request-dialog.tsx")).RequestDialog,
  ({ onClose }) => onClose(),
);

interface RequestButtonProps {
  post: Post;
  isMain?: boolean;
}

export function RequestButton({ post, isMain = false }: RequestButtonProps) {
  const { request: texts } = useTexts("community");
  const openDialog = useOpenDialog();
  const next = useRef<HTMLButtonElement>(null);
  useFocusAfterChange(next, post.ownRequest !== null);
  if (post.ownRequest) return <OwnRequest post={post} withdrawRef={next} />;
  if (post.filledAt) return null;
  return (
    <Button
      ref={next}
      variant={isMain ? "primary" : "secondary"}
      icon={<Handshake size={16} aria-hidden />}
      {...preloadOnIntent(RequestDialog)}
      onPress={() => openDialog((close) => <RequestDialog post={post} onClose={close} />)}
    >
      {post.type === "project" ? texts.openProject : texts.open}
    </Button>
  );
}
