import type { Post } from "@linkedpotential/contract/community/schema";
import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { apiQuery, revisitStaleTime } from "../../../lib/api/query-client.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { LinkedInLink } from "../card/linkedin-link.tsx";
import { PostAge } from "../card/post-age.tsx";

interface AuthorDialogProps {
  author: Pick<Post, "userId"> & { name: string };
  onClose: () => void;
}

/** Shows what the reader may see of an author's profile, and the author's newest posts. */
export function AuthorDialog({ author, onClose }: AuthorDialogProps) {
  const { author: texts } = useTexts("posts");
  const common = useTexts("common");
  const skeleton = (
    <Loading label={texts.loading} className="flex flex-col gap-3">
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-4 w-3/5" />
    </Loading>
  );
  return (
    <Dialog isOpen title={author.name} onClose={onClose} texts={common} load={{ skeleton, failed: texts.failed }}>
      <AuthorContent authorId={author.userId} onClose={onClose} />
    </Dialog>
  );
}

function AuthorContent({ authorId, onClose }: { authorId: number; onClose: () => void }) {
  const { author: texts } = useTexts("posts");
  const { data } = useSuspenseQuery({
    ...apiQuery("community/get-author", { params: { authorId } }),
    staleTime: revisitStaleTime,
  });
  const { name, profileImage, activityArea, skills, description, linkedinUrl, posts } = data;
  const isEmpty = !activityArea && !description && skills.length === 0;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex min-w-0 items-center gap-3 text-sm">
        <Avatar name={name} image={profileImage} />
        <div className="min-w-0">
          <p className="[overflow-wrap:anywhere]">{activityArea || (isEmpty ? texts.notPublic : "")}</p>
          {linkedinUrl && <LinkedInLink name={name} url={linkedinUrl} />}
        </div>
      </div>
      {description && <p className="whitespace-pre-line text-pretty text-sm [overflow-wrap:anywhere]">{description}</p>}
      {skills.length > 0 && (
        <ul aria-label={texts.skills} className="flex flex-wrap gap-1.5">
          {skills.map((skill) => (
            <li key={skill} className="min-w-0">
              <Badge>{skill}</Badge>
            </li>
          ))}
        </ul>
      )}
      <section className="flex flex-col gap-2">
        <h3 className="font-semibold text-sm">{texts.posts}</h3>
        <ul aria-label={texts.posts} className="flex flex-col gap-2 text-sm">
          {posts.map((post) => (
            <li key={post.id} className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-3">
              <Link
                to={{ search: `section=community&post=${post.id}` }}
                lang={post.language}
                onClick={onClose}
                className="min-w-0 rounded-sm text-accent-text hover:underline [overflow-wrap:anywhere]"
              >
                {post.title}
              </Link>
              <span className="text-ink-muted text-xs">
                <PostAge createdAt={post.createdAt} />
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
