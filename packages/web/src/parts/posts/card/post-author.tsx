import type { Post } from "@linkedpotential/contract/community/schema";
import { Link2 } from "lucide-react";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { PictureButton } from "../../../ui/picture-button.tsx";
import { AuthorButton } from "../author/author-button.tsx";
import { LinkedInLink } from "./linkedin-link.tsx";
import { PostAge } from "./post-age.tsx";

export function PostAuthor({ post }: { post: Pick<Post, "userId" | "type" | "author" | "createdAt"> }) {
  const { userId, type, author, createdAt } = post;
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
          {/* Businesses have no profile to open. */}
          {type === "project" ? (
            <span className="font-medium [overflow-wrap:anywhere]">{author.name}</span>
          ) : (
            <AuthorButton userId={userId} name={author.name} />
          )}
          {author.isConnected && (
            <Badge tone="good" icon={<Link2 size={12} aria-hidden />}>
              {texts.connected}
            </Badge>
          )}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 text-xs">
          <PostAge createdAt={createdAt} />
          {author.linkedInUrl && <LinkedInLink name={author.name} url={author.linkedInUrl} />}
        </p>
      </div>
    </div>
  );
}
