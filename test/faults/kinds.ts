// Six kinds of dirty checkout, and between them everything that git alone does not bring back.

/** Bash in a copy of the repository of two sides. */
export const kinds: Readonly<Record<string, string>> = {
  'staged, changed, untracked, ignored': `
    echo 1 >> same; git add same; echo 2 >> same; echo 3 >> changed; echo 4 > untracked; echo 5 > ignored.log
    mkdir -p cache/sub; echo 6 > cache/sub/ignored; echo 7 > staged-new; git add staged-new; rm same-2 only-on-head
    mkdir -p only-on-base; echo 8 > only-on-base/x`,
  'modes, hard links, empty folders': `
    echo secret > key; chmod 600 key private changed same; chmod 755 same-2; mkdir -m 700 mine mine/empty; echo x > mine/x
    chmod 711 head-folder; ln same-3 second; mkdir -p cache/module/in empty; echo 1 > cache/module/in/file
    chmod 444 cache/module/in/file; chmod 555 cache/module/in cache/module; echo 2 > head-folder/deep/mine`,
  'names, links, folders for files': `
    printf x > $'latin-\\xe9'; mkdir $'d\\xff'; printf y > $'d\\xff/\\xfe'; echo 1 > $'line\\nbreak'; echo 2 > '-rf'
    rm same turns; mkdir same turns; echo x > same/x; echo y > turns/y; rm -r tree turned; ln -s odd tree; echo t > turned
    ln -s nowhere dangling; ln -s ../outside local.env; echo 3 > "$(printf 'long%.0s' $(seq 62))"`,
  'hidden from git, intent to add': `
    git update-index --assume-unchanged same tree/a tree/b; echo mine >> same; rm tree/b
    git update-index --skip-worktree changed only-on-head; echo mine >> only-on-head; rm changed
    echo later > later; git add -N later; git rm --quiet --cached same-2; echo mine > local.env; chmod 600 local.env`,
  'stash entries, repositories, sparse': `
    echo one >> same; git stash push --quiet -m one; echo two >> same; echo u > u; git stash push --quiet -u -m two
    git init --quiet nested; echo x > nested/x; git init --quiet base-folder; echo y > base-folder/y
    echo three >> same; git add same; git sparse-checkout set --no-cone '/*' '!/tree/' 2> /dev/null; mkdir -p tree; echo t > tree/new
    git checkout --quiet --detach`,
  'submodule with work in it': `
    git init --quiet --initial-branch=main ../library; (cd ../library; echo 1 > version; echo '*.o' > .gitignore; git add .
      git commit --quiet -m 1; git tag v1; echo 2 > version; echo 2 > second; git add .; git commit --quiet -m 2; git tag v2)
    git config protocol.file.allow always
    git checkout --quiet --detach base; git -c protocol.file.allow=always submodule --quiet add ../library library
    git -C library checkout --quiet v1; git add library; git commit --quiet -m library; git tag -f base > /dev/null
    git checkout --quiet main; git -c protocol.file.allow=always submodule --quiet add --force ../library library
    git -C library checkout --quiet v2; git add library; git commit --quiet -m library; git tag -f head > /dev/null
    cd library; echo mine >> version; echo u > u; echo o > x.o; mkdir -p empty; git stash store -m s $(git stash create)
    git add version; echo more >> version; cd ..; echo 1 >> same; git add same`,
}
