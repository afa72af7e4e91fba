import type { Post } from "@linkedpotential/contract/community/schema";
import { ExternalLink, Link2 } from "lucide-react";
import { useTexts } from "../../texts/texts.ts";
import { Badge } from "../../ui/badge.tsx";
import { PictureButton } from "../../ui/picture-button.tsx";
import { PostAge } from "./post-age.tsx";

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
        <p className="flex flex-wrap items-center gap-x-2 text-xs">
          <PostAge createdAt={createdAt} />
          {author.linkedInUrl && (
            <a
              href={author.linkedInUrl}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${texts.linkedIn(author.name)} (${texts.newTab})`}
              className="inline-flex items-center gap-1 rounded-sm font-medium text-accent-text hover:underline pointer-coarse:min-h-6"
            >
              LinkedIn
              <ExternalLink size={12} aria-hidden />
            </a>
          )}
        </p>
      </div>
    </div>
  );
}
