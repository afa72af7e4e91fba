import type { Account } from "./account.ts";
import { Refusal } from "./account.ts";
import { type Xml, xml } from "./query.ts";

export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

const document = (tag: string, content: Xml): Answer => ({ body: `<${tag}>${xml(content)}</${tag}>` });

/** Emulates S3 with the buckets that stacks have created. The path of a request is `/<bucket>/<key>`. */
export class Storage {
  readonly #account: Account;
  readonly #parts = new Map<string, Buffer[]>();

  constructor(account: Account) {
    this.#account = account;
  }

  answer(method: string, url: URL, body: Buffer): Answer {
    const [bucket = "", ...rest] = decodeURIComponent(url.pathname.slice(1)).split("/");
    const path = `${bucket}/${rest.join("/")}`;
    const isThere = this.#account.resources("AWS::S3::Bucket").some(({ physicalId }) => physicalId === bucket);
    if (!isThere) throw new Refusal("NoSuchBucket", `The bucket ${bucket} does not exist`, 404);
    const { searchParams: query } = url;
    if (rest.join("") === "") return this.#ofBucket(method, bucket, query);
    if (method === "POST") return this.#largeUpload(path, query);
    if (method === "PUT") return this.#put(path, query, body);
    if (method === "DELETE") {
      this.#account.objects.delete(path);
      return { status: 204 };
    }
    const found = this.#account.objects.get(path);
    if (!found) throw new Refusal("NoSuchKey", `${path} does not exist`, 404);
    if (method === "GET" || method === "HEAD") return { body: found };
    throw new Refusal("NotImplemented", `${method} ${url.pathname}`, 501);
  }

  #ofBucket(method: string, bucket: string, query: URLSearchParams): Answer {
    if (method === "GET" && query.has("location")) return { body: "<LocationConstraint/>" };
    if (method === "GET" && query.get("list-type") === "2") {
      const prefix = `${bucket}/${query.get("prefix") ?? ""}`;
      const found = [...this.#account.objects].filter(([path]) => path.startsWith(prefix));
      const contents = found.map(([path, { length }]) =>
        xml({ Contents: { Key: path.slice(bucket.length + 1), Size: length } }),
      );
      return { body: `<ListBucketResult><KeyCount>${found.length}</KeyCount>${contents.join("")}</ListBucketResult>` };
    }
    if (method === "GET" && query.has("encryption")) {
      const Rule = { ApplyServerSideEncryptionByDefault: { SSEAlgorithm: "AES256" } };
      return document("ServerSideEncryptionConfiguration", { Rule });
    }
    throw new Refusal("NotImplemented", `${method} of a bucket with ${query}`, 501);
  }

  #put(path: string, query: URLSearchParams, body: Buffer): Answer {
    const upload = query.get("uploadId");
    if (!upload) this.#account.objects.set(path, body);
    else (this.#parts.get(upload) ?? [])[Number(query.get("partNumber"))] = body;
    return { headers: { etag: '"etag"' } };
  }

  #largeUpload(path: string, query: URLSearchParams): Answer {
    const upload = query.get("uploadId");
    if (upload) {
      this.#account.objects.set(path, Buffer.concat((this.#parts.get(upload) ?? []).filter(Boolean)));
      return document("CompleteMultipartUploadResult", { Key: path, ETag: "etag" });
    }
    const UploadId = crypto.randomUUID();
    this.#parts.set(UploadId, []);
    return document("InitiateMultipartUploadResult", { Key: path, UploadId });
  }
}
