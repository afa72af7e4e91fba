import type { Post } from "@linkedpotential/contract/community/schema";
import { useState } from "react";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { useUser } from "../../../lib/session/session.ts";
import { useTexts } from "../../../texts/texts.ts";

const AuthorDialog = lazyDialog(
  async () => (await import("./author-dialog.tsx")).AuthorDialog,
  ({ onClose }) => onClose(),
);

/** Shows the name of an author, which opens the author's card unless the reader is the author. */
export function AuthorButton({ userId, name }: Pick<Post, "userId"> & { name: string }) {
  const { author: texts } = useTexts("posts");
  const [isOpen, setOpen] = useState(false);
  if (useUser().id === userId) return <span className="font-medium [overflow-wrap:anywhere]">{name}</span>;
  return (
    <>
      <button
        type="button"
        aria-label={texts.open(name)}
        onPointerEnter={AuthorDialog.preload}
        onFocus={AuthorDialog.preload}
        onClick={() => setOpen(true)}
        className="rounded-sm text-left font-medium hover:text-accent-text hover:underline [overflow-wrap:anywhere]"
      >
        {name}
      </button>
      {isOpen && <AuthorDialog author={{ userId, name }} onClose={() => setOpen(false)} />}
    </>
  );
}
