import type { Post } from "@linkedpotential/contract/community/schema";
import { momentText } from "@linkedpotential/contract/date-texts";
import { ExternalLink, Link2 } from "lucide-react";
import { useUser } from "../../lib/session.ts";
import { roughAgeText } from "../../texts/age-text.ts";
import { useLanguage } from "../../texts/language.ts";
import { useTexts } from "../../texts/texts.ts";
import { Badge } from "../../ui/badge.tsx";
import { iconButtonClass } from "../../ui/button-style.ts";
import { PictureButton } from "../../ui/picture-button.tsx";

/** Who has written a post, and when. */
export function PostAuthor({ post: { author, createdAt } }: { post: Pick<Post, "author" | "createdAt"> }) {
  const texts = useTexts("posts");
  const common = useTexts("common");
  return (
    <div className="flex min-w-0 items-center gap-3">
      <PictureButton
        name={author.name}
        image={author.profileImage}
        label={texts.enlarge(author.name)}
        alt={texts.picture(author.name)}
        texts={common}
      />
      <div className="min-w-0 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium [overflow-wrap:anywhere]">{author.name}</span>
          {author.isConnected && (
            <Badge tone="good" icon={<Link2 size={12} aria-hidden />}>
              {texts.connected}
            </Badge>
          )}
        </p>
        <PostAge createdAt={createdAt} />
      </div>
      {author.linkedInUrl && (
        <a
          href={author.linkedInUrl}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${texts.linkedIn(author.name)} (${texts.newTab})`}
          title={texts.linkedIn(author.name)}
          className={iconButtonClass("quiet", "sm")}
        >
          <ExternalLink size={16} aria-hidden />
        </a>
      )}
    </div>
  );
}

export function PostAge({ createdAt }: { createdAt: string }) {
  const { justPosted } = useTexts("posts");
  const { timezone } = useUser();
  const language = useLanguage();
  return (
    <time
      dateTime={createdAt}
      title={momentText(new Date(createdAt), language, timezone)}
      className="block text-ink-muted text-xs"
    >
      {roughAgeText(createdAt, new Date(), language, justPosted)}
    </time>
  );
}
