import type { Post } from "@linkedpotential/contract/community/schema";
import { Handshake } from "lucide-react";
import { useRef, useState } from "react";
import { useFocusHandedOn } from "../../../lib/focus/use-focus-kept.ts";
import { DialogPortal } from "../../../lib/rendering/dialog-portal.tsx";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
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
  const [isOpen, setOpen] = useState(false);
  const next = useRef<HTMLButtonElement>(null);
  useFocusHandedOn(next, post.ownRequest !== null);
  if (post.ownRequest) return <OwnRequest post={post} withdrawRef={next} />;
  return (
    <>
      <Button
        ref={next}
        variant={isMain ? "primary" : "secondary"}
        icon={<Handshake size={16} aria-hidden />}
        onPress={() => setOpen(true)}
      >
        {texts.open}
      </Button>
      {isOpen && (
        <DialogPortal onClose={() => setOpen(false)}>
          {(close) => <RequestDialog post={post} onClose={close} />}
        </DialogPortal>
      )}
    </>
  );
}
