vcl 4.1;
# Varnish before storefront and backend (docs/deploy.md, decision 068). It caches public responses until
# they are purged, and passes personal ones through. The tests start Varnish with this file:
#   varnishd -a :6081 -a purge=127.0.0.1:6082 -p http_gzip_support=off -f shop.vcl -s malloc,256m
# The purge address must not be reachable from outside.
import std;

backend storefront {
  .host = "storefront";
  .port = "4600";
}
backend shop {
  .host = "backend";
  .port = "4620";
}

sub vcl_recv {
  if (local.socket == "purge" || req.method == "PURGE") {
    if (local.socket != "purge" || req.method != "PURGE") {
      return (synth(405));
    }
    if (req.http.Surrogate-Key !~ "^[a-z0-9-]+( [a-z0-9-]+)*$") {
      return (synth(400));
    }
    if (std.ban("obj.http.Surrogate-Key ~ (^|[[:space:]])(" + regsuball(req.http.Surrogate-Key, " ", "|") + ")([[:space:]]|$)")) {
      return (synth(200));
    }
    return (synth(500, std.ban_error()));
  }

  if (req.url ~ "^/(api|storage|payment-mobile)/") {
    set req.backend_hint = shop;
  } else {
    set req.backend_hint = storefront;
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Signed-in callers, and callers who have just written, get fresh responses; personal calls are never cached.
  if (req.http.Authorization || req.http.Cookie ~ "(^|; *)wrote=1" || req.url ~ "^/api/v1/(customer|auth)/" || req.url ~ "[?&]guest_id=") {
    return (pass);
  }
  if (req.backend_hint == shop) {
    unset req.http.Cookie;
    # Callers within eleven metres share a response (decision 013).
    set req.http.latitude = regsub(req.http.latitude, "^(-?[0-9]+\.[0-9]{4})[0-9]+$", "\1");
    set req.http.longitude = regsub(req.http.longitude, "^(-?[0-9]+\.[0-9]{4})[0-9]+$", "\1");
    if (req.http.latitude == "") { unset req.http.latitude; }
    if (req.http.longitude == "") { unset req.http.longitude; }
    return (hash);
  }
  # A page with a place contains somebody's address.
  if (req.http.Cookie ~ "(^|; *)shop_place=[^;]") {
    return (pass);
  }
  # Pages without a place depend only on these cookies.
  if (req.http.Cookie) {
    set req.http.Cookie = ";" + regsuball(req.http.Cookie, "; +", ";");
    set req.http.Cookie = regsuball(req.http.Cookie, ";(shop_module|shop_language|shop_theme|shop_sizes)=", "; \1=");
    set req.http.Cookie = regsuball(req.http.Cookie, ";[^ ][^;]*", "");
    set req.http.Cookie = regsuball(req.http.Cookie, "^[; ]+|[; ]+$", "");
    if (req.http.Cookie == "") { unset req.http.Cookie; }
  }
  if (req.http.User-Agent ~ "Mobi") {
    set req.http.User-Agent = "Mobi";
  } else {
    set req.http.User-Agent = "other";
  }
  if (req.http.Accept-Encoding ~ "br") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "gzip") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  return (hash);
}

sub vcl_hash {
  # Picture URLs contain them when no PUBLIC_URL is set; host and path are hashed by default.
  hash_data(req.http.X-Forwarded-Host);
  hash_data(req.http.X-Forwarded-Proto);
}

sub vcl_backend_response {
  set beresp.do_stream = true;
  if (beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "public" || beresp.http.Cache-Control ~ "private|no-store") {
    set beresp.uncacheable = true;
    set beresp.ttl = 60s;
    return (deliver);
  }
  # The id belongs to the request that filled the cache.
  unset beresp.http.X-Request-Id;
}

sub vcl_deliver {
  unset resp.http.Surrogate-Key;
  # Keeps browsers from showing stale responses while they revalidate.
  if (resp.http.Cache-Control ~ "s-maxage") {
    set resp.http.Cache-Control = "private, no-cache";
  }
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
}
