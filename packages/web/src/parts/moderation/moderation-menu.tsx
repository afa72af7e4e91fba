import { Ban, EllipsisVertical, Flag } from "lucide-react";
import { useState } from "react";
import { DialogPortal } from "../../lib/rendering/dialog-portal.tsx";
import { lazyDialog } from "../../lib/rendering/lazy-dialog.tsx";
import { useTexts } from "../../texts/texts.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { LazyMenu } from "../../ui/lazy-menu.tsx";
import { type KnownPerson, useBlock } from "./api.ts";

const ReportDialog = lazyDialog(
  async () => (await import("./report-dialog.tsx")).ReportDialog,
  ({ onClose }) => onClose(),
);
const BlockQuestion = lazyDialog(
  async () => (await import("./block-question.tsx")).BlockQuestion,
  ({ onClose }) => onClose(),
);

interface ModerationMenuProps {
  person: KnownPerson;
  post?: { id: number; title: string };
  onBlocked?: () => void;
}

export function ModerationMenu({ person, post, onBlocked }: ModerationMenuProps) {
  const texts = useTexts("moderation");
  const [dialog, setDialog] = useState<"post" | "person" | "block" | null>(null);
  const block = useBlock();
  const close = () => setDialog(null);
  const reportPost = {
    id: "post",
    label: texts.reportPost,
    icon: <Flag size={16} aria-hidden />,
    onAction: () => setDialog("post"),
  };
  return (
    <>
      <LazyMenu
        trigger={
          <IconButton
            label={texts.menu(post?.title ?? person.name)}
            icon={<EllipsisVertical size={16} aria-hidden />}
            size="sm"
          />
        }
        actions={[
          ...(post ? [reportPost] : []),
          {
            id: "person",
            label: texts.reportPerson,
            icon: <Flag size={16} aria-hidden />,
            onAction: () => setDialog("person"),
          },
          {
            id: "block",
            label: texts.block,
            icon: <Ban size={16} aria-hidden />,
            tone: "danger",
            onAction: () => setDialog("block"),
          },
        ]}
      />
      {(dialog === "post" || dialog === "person") && (
        <DialogPortal onClose={close}>
          {(end) => <ReportDialog person={person} post={dialog === "post" ? post : undefined} onClose={end} />}
        </DialogPortal>
      )}
      {dialog === "block" && (
        <BlockQuestion
          name={person.name}
          isPending={block.isPending}
          onClose={close}
          onConfirm={() => {
            block
              .runAsync(person)
              .then(onBlocked)
              // The action's toast has reported the failure; the person can try again.
              .catch(() => undefined)
              .finally(close);
          }}
        />
      )}
    </>
  );
}
