import type { Post } from "@linkedpotential/contract/community/schema";
import type { ReactNode } from "react";
import { PostAuthor } from "./post-author.tsx";
import { PostBadges, PostBody } from "./post-body.tsx";

interface PostCardProps {
  post: Post;
  menu?: ReactNode;
  matching?: ReadonlySet<string>;
  onOpen?: () => void;
  children?: ReactNode;
}

export function PostCard({ post, menu, matching, onOpen, children }: PostCardProps) {
  return (
    <li aria-label={post.title} className="card flex min-w-0 flex-col gap-4 p-5">
      <div className="flex items-start justify-between gap-3">
        <PostAuthor post={post} />
        {menu}
      </div>
      <div className="flex min-w-0 flex-col gap-2">
        <h2 lang={post.language} className="min-w-0 text-pretty font-semibold text-base [overflow-wrap:anywhere]">
          {onOpen ? (
            <button
              type="button"
              onClick={onOpen}
              className="rounded-sm text-left hover:text-accent-text hover:underline"
            >
              {post.title}
            </button>
          ) : (
            post.title
          )}
        </h2>
        <PostBadges post={post} matching={matching} />
      </div>
      <PostBody post={post} matching={matching} onReadMore={onOpen} />
      {children}
    </li>
  );
}
