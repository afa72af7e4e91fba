import { Ban, EllipsisVertical, Flag, Gavel } from "lucide-react";
import { useState } from "react";
import { useOpenDialog } from "../../lib/rendering/dialog-host.tsx";
import { lazyDialog } from "../../lib/rendering/lazy-dialog.tsx";
import { useUser } from "../../lib/session/session.ts";
import { useTexts } from "../../texts/texts.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { LazyMenu } from "../../ui/lazy-menu.tsx";
import type { MenuAction } from "../../ui/menu.tsx";
import { type ModeratedPerson, useBlock } from "./api.ts";

const ReportDialog = lazyDialog(
  async () => (await import("./report-dialog.tsx")).ReportDialog,
  ({ onClose }) => onClose(),
);
const BlockQuestion = lazyDialog(
  async () => (await import("./block-question.tsx")).BlockQuestion,
  ({ onClose }) => onClose(),
);

const ModerateDialog = lazyDialog(
  async () => (await import("./moderate-dialog.tsx")).ModerateDialog,
  ({ onClose }) => onClose(),
  "admin",
  "admin-work",
);

interface ModerationMenuProps {
  person: ModeratedPerson;
  post?: { id: number; title: string };
  onBlocked?: () => void;
}

export function ModerationMenu({ person, post, onBlocked }: ModerationMenuProps) {
  const texts = useTexts("moderation");
  const openDialog = useOpenDialog();
  const [isConfirming, setConfirming] = useState(false);
  const block = useBlock();
  const close = () => setConfirming(false);
  const openReport = (reported: typeof post) => () =>
    openDialog((closeForm) => <ReportDialog person={person} post={reported} onClose={closeForm} />);
  const { isAdmin } = useUser();
  const openModeration = (hidden: typeof post) => () =>
    openDialog((closeForm) => <ModerateDialog person={person} post={hidden} onClose={closeForm} />);
  const moderation: MenuAction[] = [
    ...(post
      ? [
          {
            id: "moderate-post",
            label: texts.moderatePost,
            icon: <Gavel size={16} aria-hidden />,
            onAction: openModeration(post),
          },
        ]
      : []),
    {
      id: "moderate-person",
      label: texts.moderatePerson,
      icon: <Gavel size={16} aria-hidden />,
      onAction: openModeration(undefined),
    },
  ];
  const reportPost = {
    id: "post",
    label: texts.reportPost,
    icon: <Flag size={16} aria-hidden />,
    onAction: openReport(post),
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
            onAction: openReport(undefined),
          },
          {
            id: "block",
            label: texts.block,
            icon: <Ban size={16} aria-hidden />,
            tone: "danger",
            onAction: () => setConfirming(true),
          },
          ...(isAdmin ? moderation.map((action, index) => ({ ...action, startsGroup: index === 0 })) : []),
        ]}
      />
      {isConfirming && (
        <BlockQuestion
          name={person.name}
          isPending={block.isPending}
          onClose={close}
          onConfirm={() => {
            block
              .runAsync(person)
              .then(onBlocked)
              // Ignore the failure, because the action has already shown it as a toast.
              .catch(() => undefined)
              .finally(close);
          }}
        />
      )}
    </>
  );
}
