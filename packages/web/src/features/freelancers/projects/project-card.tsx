import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import type { Post } from "@linkedpotential/contract/community/schema";
import { locales } from "@linkedpotential/contract/date-texts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Handshake } from "lucide-react";
import { useOpenDialog } from "../../../lib/rendering/dialog-host.tsx";
import { lazyDialog } from "../../../lib/rendering/lazy-dialog.tsx";
import { HiddenNotice } from "../../../parts/moderation/hidden-notice.tsx";
import { OwnPostMenu } from "../../../parts/posts/card/own-post-menu.tsx";
import { PostAge } from "../../../parts/posts/card/post-age.tsx";
import { PostBadges, PostBody } from "../../../parts/posts/card/post-body.tsx";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { useNameOf, withRequesterName } from "../sent/use-name-of.ts";
import { requestsQuery, useFillProject } from "./api.ts";
import { AskedFreelancers, AskFreelancersLink, useRequestsFor } from "./asked-freelancers.tsx";

const EditProjectDialog = lazyDialog(
  async () => (await import("./project-form-dialog.tsx")).EditProjectDialog,
  ({ onClose }) => onClose(),
  "problems",
);

interface ProjectCardProps {
  project: Post;
  onOpenRequests: () => void;
}

/**
 * Shows a project as freelancers see it, but without the name of the company, and with the numbers of its requests
 * by state and of unread messages. A filled project names the people who were hired. Every member of the company can
 * mark it as filled; only its writer can edit and delete it.
 */
export function ProjectCard({ project: post, onOpenRequests }: ProjectCardProps) {
  const texts = useTexts("projects");
  const openDialog = useOpenDialog();
  const { title, requestCount, unreadMessages = 0, hidden, writerName, filledAt } = post;
  const { fill, reopen } = useFillProject();
  const requests = useLoadedRequests(post.id);
  const hired = requests.filter(isHired).length;
  const accepted = requests.filter(({ status }) => status === "accepted").length - hired;
  const counts = [
    ...(hired > 0 ? [texts.hiredCount(hired)] : []),
    ...(accepted > 0 ? [texts.acceptedCount(accepted)] : []),
    texts.open(requestCount),
  ];
  return (
    <li aria-label={title} className="card flex min-w-0 flex-col gap-4 p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 text-sm">
          <h3 lang={post.language} className="text-pretty font-semibold text-base [overflow-wrap:anywhere]">
            {title}
          </h3>
          <p className="text-ink-muted text-xs [overflow-wrap:anywhere]">
            {writerName && `${texts.by(writerName)} · `}
            <PostAge createdAt={post.createdAt} />
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
      {filledAt && <Hired project={post} requests={requests} />}
      <PostBody post={post} />
      {hidden && <HiddenNotice notice={hidden} postId={post.id} />}
      <div className="flex flex-wrap gap-2 border-line border-t pt-4">
        <Button size="sm" onPress={onOpenRequests}>
          {texts.requests}
          <Badge tone={requestCount > 0 ? "accent" : "neutral"}>{counts.join(", ")}</Badge>
          {unreadMessages > 0 && <Badge tone="accent">{texts.newMessages(unreadMessages)}</Badge>}
          <span className="sr-only">{texts.received.about(title)}</span>
        </Button>
        <AskedFreelancers project={post} />
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

interface HiredProps {
  project: Post;
  /** Requests of freelancers for the project. */
  requests: readonly CollaborationRequest[];
}

/**
 * Names the people who were hired by requests of freelancers or of the company. Shows nothing if the company has not
 * recorded anybody as hired.
 */
function Hired({ project, requests }: HiredProps) {
  const { hired, received } = useTexts("projects");
  const language = useLanguage();
  const sent = useRequestsFor(project);
  const people = new Map([
    ...requests.filter(isHired).map((one) => [one.fromUserId, one.requesterName || received.formerMember] as const),
    ...sent.filter(isHired).map(({ recipient }) => [recipient.userId, recipient.name] as const),
  ]);
  const names = [...people.values()];
  if (names.length === 0) return null;
  return (
    <p className="flex items-start gap-2 text-sm">
      <Handshake size={16} aria-hidden className="mt-0.5 shrink-0 text-good-text" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {hired(new Intl.ListFormat(locales[language]).format(names))}
      </span>
    </p>
  );
}

const isHired = ({ progress }: Pick<CollaborationRequest, "progress">): boolean => progress?.state === "hired";

/** Returns the loaded requests for a project, each with the fullest known name. Empty while they are not loaded. */
function useLoadedRequests(postId: number): CollaborationRequest[] {
  const { data } = useInfiniteQuery(requestsQuery(postId));
  const nameOf = useNameOf();
  return (data?.pages ?? []).flatMap(({ items }) => items).map((request) => withRequesterName(request, nameOf));
}
