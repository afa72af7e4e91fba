import type { CollaborationRequest } from "@linkedpotential/contract/collaboration-requests/schema";
import { ModerationMenu } from "../../../parts/moderation/moderation-menu.tsx";
import { PostAge } from "../../../parts/posts/card/post-age.tsx";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { LongText } from "../../../ui/long-text.tsx";
import { PersonHead } from "../person/person-head.tsx";
import { Skills } from "../person/skills.tsx";

interface RequestCardProps {
  request: CollaborationRequest;
  /** Title of the post. Undefined where all requests are about the same post. */
  postTitle?: string | undefined;
  onAccept: () => void;
  onReply: () => void;
  onReject: () => void;
}

export function RequestCard({ request, postTitle, onAccept, onReply, onReject }: RequestCardProps) {
  const { received: texts, formerMember } = useTexts("network");
  const common = useTexts("common");
  const { requesterName, requesterSkills, requesterDescription, requesterLinkedInUrl } = request;
  const name = requesterName || formerMember;
  return (
    <li aria-label={name} className="card flex min-w-0 flex-col gap-4 p-4">
      <PersonHead
        name={name}
        image={request.requesterProfileImage}
        activityArea={request.requesterActivityArea}
        linkedInUrl={requesterLinkedInUrl}
        menu={requesterName && <ModerationMenu person={{ userId: request.fromUserId, name }} />}
      >
        <PostAge createdAt={request.createdAt} />
      </PersonHead>
      {postTitle !== undefined && <p className="text-sm [overflow-wrap:anywhere]">{texts.about(postTitle)}</p>}
      <p className="whitespace-pre-line text-pretty text-sm [overflow-wrap:anywhere]">{request.message}</p>
      {(requesterDescription || requesterSkills.length > 0) && (
        <div className="flex flex-col gap-3 rounded-md bg-sunken/60 p-3">
          {requesterDescription && <LongText texts={common} text={requesterDescription} className="text-ink-muted" />}
          <Skills label={texts.skills} skills={requesterSkills} />
        </div>
      )}
      {/* Requesters must have a LinkedIn URL, so a missing one means that the profile is not public. */}
      {!requesterLinkedInUrl && requesterName && <p className="text-ink-muted text-xs">{texts.noProfile}</p>}
      <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap sm:justify-end">
        <Button aria-label={texts.rejectOf(name)} onPress={onReject}>
          {texts.reject}
        </Button>
        <Button aria-label={texts.acceptWithReplyOf(name)} onPress={onReply}>
          {texts.acceptWithReply}
        </Button>
        <Button variant="primary" aria-label={texts.acceptOf(name)} onPress={onAccept}>
          {texts.accept}
        </Button>
      </div>
    </li>
  );
}
