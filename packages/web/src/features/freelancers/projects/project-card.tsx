import type { Post } from "@linkedpotential/contract/community/schema";
import { locales } from "@linkedpotential/contract/date-texts";
import { Handshake } from "lucide-react";
import { useOpenDialog } from "../../../lib/rendering/dialog-host.tsx";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { HiddenNotice } from "../../../parts/moderation/hidden-notice.tsx";
import { OwnPostMenu } from "../../../parts/posts/card/own-post-menu.tsx";
import { PostBadges, PostBody } from "../../../parts/posts/card/post-body.tsx";
import { MessageAge } from "../../../parts/request-messages/message-age.tsx";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { useFillProject } from "./api.ts";
import { AskFreelancersLink } from "./ask-freelancers-link.tsx";
import type { Candidate } from "./candidates/candidates.ts";
import { CandidatesLink } from "./candidates/candidates-link.tsx";
import { useCandidates } from "./candidates/use-candidates.ts";

const EditProjectDialog = lazyDialog(
  async () => (await import("./project-form-dialog.tsx")).EditProjectDialog,
  ({ onClose }) => onClose(),
  "problems",
);

/**
 * Shows a project as freelancers see it, but without the name of the company, and with the numbers of its candidates
 * and of unread messages. A filled project names the people who were hired. Every member of the company can mark it as
 * filled; only its writer can edit and delete it.
 */
export function ProjectCard({ project: post }: { project: Post }) {
  const texts = useTexts("projects");
  const openDialog = useOpenDialog();
  const { title, hidden, writerName, filledAt } = post;
  const { fill, reopen } = useFillProject();
  const { candidates, hasMore } = useCandidates(post);
  return (
    <li aria-label={title} className="card flex min-w-0 flex-col gap-4 p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 text-sm">
          <h3 lang={post.language} className="text-pretty font-semibold text-base [overflow-wrap:anywhere]">
            {title}
          </h3>
          <p className="text-ink-muted text-xs [overflow-wrap:anywhere]">
            {writerName && `${texts.by(writerName)} · `}
            <MessageAge createdAt={post.createdAt} />
          </p>
        </div>
        {!writerName && (
          <OwnPostMenu
            post={post}
            onEdit={() => openDialog((close) => <EditProjectDialog post={post} onClose={close} />)}
          />
        )}
      </div>
      <PostBadges post={post} hidesType />
      {filledAt && <Hired candidates={candidates} />}
      <PostBody post={post} />
      {hidden && <HiddenNotice notice={hidden} postId={post.id} />}
      <div className="flex flex-wrap gap-2 border-line border-t pt-4">
        <CandidatesLink project={post} candidates={candidates} hasMore={hasMore} />
        {!hidden && !filledAt && <AskFreelancersLink project={post} />}
        {!hidden && (
          <Button
            size="sm"
            variant="quiet"
            isPending={fill.isPending || reopen.isPending}
            onPress={() => (filledAt ? reopen : fill).run(post)}
          >
            {filledAt ? texts.reopen : texts.fill}
            <span className="sr-only">{texts.received.about(title)}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

/** Names the people who were hired. Shows nothing if the company has not recorded anybody as hired. */
function Hired({ candidates }: { candidates: readonly Candidate[] }) {
  const { hired, received } = useTexts("projects");
  const language = useLanguage();
  const people = candidates.filter(({ group }) => group === "hired");
  if (people.length === 0) return null;
  const names = people.map(({ name }) => name || received.formerMember);
  return (
    <p className="flex items-start gap-2 text-sm">
      <Handshake size={16} aria-hidden className="mt-0.5 shrink-0 text-good-text" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {hired(new Intl.ListFormat(locales[language]).format(names))}
      </span>
    </p>
  );
}
