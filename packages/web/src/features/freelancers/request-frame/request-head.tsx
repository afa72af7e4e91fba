import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import { useTexts } from "../../../texts/texts.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { LazyMenu } from "../../../ui/lazy-menu.tsx";
import type { MenuAction } from "../../../ui/menu.tsx";

interface RequestHeadProps {
  name: string;
  image: string | null | undefined;
  /** Says which project the request is for. */
  project: string | undefined;
  /** Badges and words about the person and the request, which wrap where they do not fit into one line. */
  children: ReactNode;
  /** Sets how the company proceeds with an accepted request. */
  progress?: ReactNode;
  actions: readonly MenuAction[];
}

/** Shows who a request is from or for, with its state, in a few lines. Everything else is in a menu. */
export function RequestHead({ name, image, project, children, progress, actions }: RequestHeadProps) {
  const { sent: texts } = useTexts("freelancers");
  return (
    <div className="flex min-w-0 flex-wrap items-start gap-x-3 gap-y-1.5">
      <span className="@max-[20rem]:hidden">
        <Avatar name={name} image={image ?? null} />
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="line-clamp-1 font-semibold text-sm [overflow-wrap:anywhere]">{name}</h3>
        {project && <p className="line-clamp-1 text-xs [overflow-wrap:anywhere]">{project}</p>}
        <div className="flex min-h-6 min-w-0 flex-wrap items-center gap-x-2 text-ink-muted text-xs">{children}</div>
      </div>
      {progress && <div className="@max-[36rem]:order-last @max-[36rem]:w-full @min-[36rem]:w-72">{progress}</div>}
      <LazyMenu
        trigger={<IconButton label={texts.actionsOf(name)} icon={<Ellipsis size={20} aria-hidden />} />}
        actions={actions}
      />
    </div>
  );
}
